import type { z } from 'zod'
import type { Reason } from '../../../contract/moderation/reasons.ts'
import type { Dictionary, ServerDictionary } from '../../../messages/ru.ts'
import type { Attempt } from '../../kernel/api.ts'
import { loaderWords } from '../../kernel/loader-words.server.ts'
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

type QueueWords = ServerDictionary['queues']
export type QueueName = keyof QueueWords
type FactsOf<Words> = Words extends { facts: infer Facts extends object } ? Facts : never
type FactName<Name extends QueueName> = keyof ServerDictionary['facts'] | (Name extends QueueName ? keyof FactsOf<QueueWords[Name]> : never)

/** A named value that helps to decide about an item of the queue; without a queue a value with common words. */
export type Fact<Name extends QueueName = never> = { name: FactName<Name> } & Value
export type LabelledFact = { name: string; label: string } & Value

type Person<F> = { id: number; name: string; facts: F[] }
export type RowPerson = Person<LabelledFact>

/** A changed field with its values in words; null is an empty value. */
export type FieldChange = { field: string; before: string | null; after: string | null }

type RowContent<F> = {
  state: State
  comment: string | null
  /** The users concerned. In a merge the first account becomes part of the second. */
  people: Person<F>[]
  /** The object in one line. */
  what: string | null
  /** The instant since which the object waits. */
  since: string | null
  facts: F[]
  /** The fields that a new version of a published object changes. */
  changes?: FieldChange[]
  /** A picture without a name of its own says that it is one. */
  files: { url: string; name: string; isPicture?: boolean }[]
}

/** An item to decide, in the same shape for every queue. `decided` is the decision in force; the viewer can still undo `decision`. A decision sends `version`. */
export type Row = RowContent<LabelledFact> & { id: number } & WithDecision

type Looks<Name extends QueueName> = {
  /** Tabs are sorted by it; the first one is the default. */
  place: number
  /** An approval cannot be undone; the words of the queue then have a warning. */
  isFinal: Name extends QueueName ? (QueueWords[Name] extends { finalWarning: string } ? true : false) : never
  /** Several rows can be decided at once, because a line says enough about each. */
  isBulk?: boolean
  /** An approval erases data, so it looks dangerous. */
  isErasing?: boolean
  /** A document helps to decide, but the author need not send one: without it the panel offers to ask. */
  asksDocument?: boolean
}

type RowWords = ReturnType<typeof loaderWords>

type QueueOf<Name extends QueueName, Item> = Looks<Name> & {
  /** The declaration of its calls. */
  spec: {
    name: Name
    path: QueuePath
    /** The first is the one that waits for a decision. */
    statuses: readonly [State, ...State[]]
    decisions: readonly [string, string]
    reasons: readonly Reason[]
    commentLength: number
    item: z.ZodType<Item>
  }
  rowOf: (item: Item, now: Date, words: RowWords) => RowContent<Fact<Name>>
}

/** Queues whose approval is final have a warning. `what` is the head of the column of objects, where a plain one would not fit. */
type QueueTexts = { title: string; search: string; finalWarning?: string; what?: string }

/** A queue of one domain in the shape the panel shows. */
export const queueOf = <Name extends QueueName, Item extends { id: number }>({ spec, place, rowOf, ...looks }: QueueOf<Name, Item>) => {
  const { isBulk = false, isErasing = false, asksDocument = false } = looks
  const { name, statuses, reasons, commentLength } = spec
  const calls = callQueue<Item>(spec)
  const queueName: QueueName = name
  const shown = (context: Context, item: Item, { decided, decision, version }: WithDecision, now: Date): Row => {
    const { facts, people, changes = [], ...content } = rowOf(item, now, loaderWords(context))
    const { facts: shared, queues } = loaderWords(context)
    const fields: Record<string, string> = queues.events.fields
    const labels: Record<string, string> = { ...shared, ...queues[queueName].facts }
    const labelled = (facts: Fact<Name>[]) => facts.map((fact) => ({ ...fact, label: labels[fact.name] ?? '' }))
    const persons = people.map((person) => ({ ...person, facts: labelled(person.facts) }))
    const named = changes.map((change) => ({ ...change, field: fields[change.field] ?? change.field }))
    return { ...content, changes: named, id: item.id, decided, decision, version, facts: labelled(facts), people: persons }
  }
  const list = async (context: Context, filter: QueueFilter, now: Date) => {
    const { _items, _meta } = await calls.list(context, filter)
    return { ..._meta, rows: _items.map((item) => shown(context, item, item, now)) }
  }
  return {
    place,
    looks: { name, states: statuses, reasons, commentLength, isBulk, isErasing, asksDocument },
    words: (context: Context): QueueTexts => loaderWords(context).queues[queueName],
    list,
    find: async (context: Context, id: number, now: Date): Promise<Row | null> => (await list(context, { id }, now)).rows[0] ?? null,
    decide: async (context: Context, decision: Decision, now: Date): Promise<Attempt<Row>> => {
      const attempt = await calls.decide(context, decision)
      if (!attempt.ok) return attempt
      const { decided, decisionId, undoUntil, version } = attempt.reply
      const made = { decided, decision: undoUntil === null ? null : { id: decisionId, undoUntil }, version }
      return { ok: true, reply: shown(context, attempt.reply, made, now) }
    },
  }
}

export type Queue = ReturnType<typeof queueOf>
export type QueueLooks = Queue['looks'] & QueueTexts
