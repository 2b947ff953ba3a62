import type { RouterContextProvider } from 'react-router'
import type { StaffQueue } from '../../../contract/staff/staff.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import type { Attempt } from '../../kernel/api.ts'

export type Context = Readonly<RouterContextProvider>
type Words = Dictionary['staff']
export type State = keyof Words['states']

type Value =
  | { text: string; href?: string }
  /** A moment, told in the reader's zone. */
  | { at: string; kind: 'yearDate' | 'dateTime' }
  /** A calendar date. */
  | { day: string }
  | { years: number }
  /** Months from one date to another, or to today. */
  | { since: string; until: string | null }
  | { level: keyof Dictionary['people']['page']['levels'] }

/** One thing a decision is made by, under its name. */
export type Fact = { name: keyof Words['facts'] } & Value
export type Someone = { id: number; name: string; facts: Fact[] }

/** Something to decide about, whatever the queue. */
export type Row = {
  id: number
  state: State
  comment: string | null
  /** Who it is about; of two accounts the first becomes part of the second. */
  people: Someone[]
  facts: Fact[]
  files: { url: string; name: string }[]
}

export type Wanted = { status: string | null; search: string; cityId: number | undefined; paginationPage: number }
export type Decision = { id: number; isApproved: boolean; comment: string | undefined }
type Listed<Item> = { _items: Item[]; _meta: { totalCount: number; pageCount: number } }

type QueueOf<Item> = Looks & {
  load: (context: Context, wanted: Wanted) => Promise<Listed<Item>>
  decide: (context: Context, decision: Decision) => Promise<Attempt<Item>>
  rowOf: (item: Item, now: Date) => Row
}

type Looks = {
  name: StaffQueue
  /** What one may filter by, those that wait for a decision first. */
  states: readonly [State, ...State[]]
  /** Who reads the comment to a decision. */
  commentFor: 'person' | 'staff'
  commentLength: number
  /** What is approved cannot be taken back, so it is asked twice. */
  isFinal: boolean
}

/** A queue of one domain as the panel shows it. */
export const queueOf = <Item>({ load, decide, rowOf, ...looks }: QueueOf<Item>) => ({
  looks,
  load: async (context: Context, wanted: Wanted, now: Date) => {
    const { _items, _meta } = await load(context, wanted)
    return { rows: _items.map((item) => rowOf(item, now)), totalCount: _meta.totalCount, pageCount: _meta.pageCount }
  },
  decide: async (context: Context, decision: Decision, now: Date): Promise<Attempt<Row>> => {
    const attempt = await decide(context, decision)
    return attempt.ok ? { ok: true, reply: rowOf(attempt.reply, now) } : attempt
  },
})

export type Queue = ReturnType<typeof queueOf>

/** The state an address asks for, where the queue knows it. */
export const oneOf = <S extends string>(states: readonly S[], query: string | null): S | undefined => states.find((state) => state === query)
