import type { Logger } from 'pino'
import type { CacheValue } from './cache/value-cache.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Announce } from './facts.ts'
import type { GatewayStates } from './gateway-health.ts'
import type { Gateways } from './gateways.ts'
import type { PagePatternOf } from './http/logged-address.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ModerationQueue } from './moderation-queue.ts'
import type { PersonalData } from './personal-data.ts'
import type { TableExport } from './table-export.ts'

/** Process-wide resources, passed to every call, reaction and job. */
export type Resources = {
  config: Config
  db: Db
  announce: Announce
  /** Caches values that are the same for all users. */
  cacheValue: CacheValue
  outside: Gateways
  /** By recent outcomes, without a request to the gateways. */
  gatewayStates: () => Promise<GatewayStates>
  limits: Limits
  log: Logger
  /** The log has patterns of pages instead of paths. */
  pagePatternOf: PagePatternOf
  metrics: Metrics
  /** The personal data of every domain, in the order of erasing and moving. */
  personalData: readonly PersonalData[]
  /** The moderation queues of every domain. */
  queues: readonly ModerationQueue[]
  /** The lists of every domain that may be exported. */
  tableExports: readonly TableExport[]
  /** The names of all kinds of messages. */
  messageKinds: readonly string[]
  clock: () => Date
  /** Address of the site, without a trailing slash. */
  siteUrl: string
  /** True during shutdown: not ready, and every answer closes its connection. */
  isDraining?: () => boolean
  /** Aborted when the process begins to drain. */
  draining?: AbortSignal
}
