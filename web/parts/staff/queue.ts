import type { RouterContextProvider } from 'react-router'
import type { StaffQueue } from '../../../contract/staff/staff.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import type { Attempt } from '../../kernel/api.ts'

export type Context = Readonly<RouterContextProvider>
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

/** An item to decide, in the same shape for every queue. */
export type Row = {
  id: number
  state: State
  comment: string | null
  /** The users concerned. In a merge the first account becomes part of the second. */
  people: RowPerson[]
  facts: Fact[]
  files: { url: string; name: string }[]
}

export type QueueFilter = { status: string | null; search: string; cityId: number | undefined; paginationPage: number }
export type Decision = { id: number; isApproved: boolean; comment: string | undefined }
type Listed<Item> = { _items: Item[]; _meta: { totalCount: number; pageCount: number } }

type QueueOf<Item> = Looks & {
  load: (context: Context, filter: QueueFilter) => Promise<Listed<Item>>
  decide: (context: Context, decision: Decision) => Promise<Attempt<Item>>
  rowOf: (item: Item, now: Date) => Row
}

type Looks = {
  name: StaffQueue
  /** States to filter by; the first is the one that waits for a decision. */
  states: readonly [State, ...State[]]
  /** The reader of the comment. */
  commentFor: 'person' | 'staff'
  commentLength: number
  /** An approval cannot be undone, so it needs a confirmation. */
  isFinal: boolean
}

/** A queue of one domain in the shape the panel shows. */
export const queueOf = <Item>({ load, decide, rowOf, ...looks }: QueueOf<Item>) => ({
  looks,
  load: async (context: Context, filter: QueueFilter, now: Date) => {
    const { _items, _meta } = await load(context, filter)
    return { rows: _items.map((item) => rowOf(item, now)), totalCount: _meta.totalCount, pageCount: _meta.pageCount }
  },
  decide: async (context: Context, decision: Decision, now: Date): Promise<Attempt<Row>> => {
    const attempt = await decide(context, decision)
    return attempt.ok ? { ok: true, reply: rowOf(attempt.reply, now) } : attempt
  },
})

export type Queue = ReturnType<typeof queueOf>

/** The state in the query, if the queue has it. */
export const oneOf = <S extends string>(states: readonly S[], query: string | null): S | undefined => states.find((state) => state === query)
