import type { z } from 'zod'
import type { Reason } from '../../../contract/moderation/reasons.ts'
import type { StaffQueue } from '../../../contract/staff/staff.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import type { Attempt } from '../../kernel/api.ts'
import { type Context, callQueue, type Decision, type QueueFilter, type QueuePath, type WithDecision } from './queue-calls.ts'

type Words = Dictionary['staff']
export type State = keyof Words['states']

type Value =
  | { text: string; href?: string }
  /** An instant, shown in the viewer's zone. */
  | { at: string; kind: 'yearDate' | 'dateTime' }
  | { day: string }
  | { years: number }
  /** Months from one date to another; null means today. */
  | { since: string; until: string | null }
  | { level: keyof Dictionary['people']['page']['levels'] }

/** A labelled value that helps to decide. */
export type Fact = { name: keyof Words['facts'] } & Value
export type RowPerson = { id: number; name: string; facts: Fact[] }

type RowContent = {
  state: State
  comment: string | null
  /** The users concerned. In a merge the first account becomes part of the second. */
  people: RowPerson[]
  /** The object in one line. */
  what: string | null
  /** The instant since which the object waits. */
  since: string | null
  facts: Fact[]
  files: { url: string; name: string }[]
}

/** An item to decide, in the same shape for every queue. `decision` can still be undone by the viewer. */
export type Row = RowContent & { id: number } & WithDecision

type Looks = {
  /** Declining requires a reason. */
  needsReason: boolean
  /** The warning before an approval that cannot be undone; null if it can be undone. */
  finalWarning: keyof Words['finalWarnings'] | null
}

type QueueOf<Item> = Looks & {
  /** The declaration of its calls. */
  spec: {
    name: StaffQueue
    path: QueuePath
    /** The first is the one that waits for a decision. */
    statuses: readonly [State, ...State[]]
    decisions: readonly [string, string]
    reasons: readonly Reason[]
    commentLength: number
    item: z.ZodType<Item>
  }
  rowOf: (item: Item, now: Date) => RowContent
}

/** A queue of one domain in the shape the panel shows. */
export const queueOf = <Item extends { id: number }>({ spec, needsReason, finalWarning, rowOf }: QueueOf<Item>) => {
  const { name, statuses, reasons, commentLength } = spec
  const calls = callQueue<Item>(spec)
  const shown = (item: Item, decision: Row['decision'], now: Date): Row => ({ id: item.id, decision, ...rowOf(item, now) })
  const list = async (context: Context, filter: QueueFilter, now: Date) => {
    const { _items, _meta } = await calls.list(context, filter)
    return { ..._meta, rows: _items.map((item) => shown(item, item.decision, now)) }
  }
  return {
    looks: { name, states: statuses, reasons, commentLength, needsReason, finalWarning },
    list,
    find: async (context: Context, id: number, now: Date): Promise<Row | null> => (await list(context, { id }, now)).rows[0] ?? null,
    decide: async (context: Context, decision: Decision, now: Date): Promise<Attempt<Row>> => {
      const attempt = await calls.decide(context, decision)
      if (!attempt.ok) return attempt
      const { decisionId, undoUntil } = attempt.reply
      return { ok: true, reply: shown(attempt.reply, undoUntil === null ? null : { id: decisionId, undoUntil }, now) }
    },
  }
}

export type Queue = ReturnType<typeof queueOf>
export type QueueLooks = Queue['looks']
