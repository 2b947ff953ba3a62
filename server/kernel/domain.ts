import type { Reaction } from './facts.ts'
import type { ScheduledJob } from './jobs.ts'
import type { BusinessCount } from './metrics/calls.ts'
import type { ModerationQueue } from './moderation-queue.ts'
import type { FactMessage, MessageKind } from './outbox/kinds.ts'
import type { PersonalData } from './personal-data.ts'
import type { Resources } from './resources.ts'
import type { TableExport } from './table-export.ts'

/** Everything a domain provides to the process. `routes` has its exact type, so that a missing handler does not compile. */
export type Domain = {
  name: string
  routes: object
  reactions?: readonly Reaction<Resources>[]
  /** Emails and pushes: how each kind is composed, and the facts that queue it. */
  messages?: readonly (MessageKind | FactMessage)[]
  jobs?: readonly ScheduledJob[]
  counters?: readonly BusinessCount[]
  queues?: readonly ModerationQueue[]
  /** Lists that are exported as files, besides the queues. */
  tableExports?: readonly TableExport[]
  personalData?: readonly PersonalData[]
}
