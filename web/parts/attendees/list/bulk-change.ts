import { listOf, numberOf, subjectOf, textOf } from '../../../forms/form-data.ts'

/** Changes of many participants. */
export const bulkKinds = ['approve', 'decline', 'wait', 'mark', 'unmark', 'tag', 'message', 'contacts'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** Chosen participants: by their ids, or all `matching` of the list. */
export type Chosen = { ids: number[]; matching: number | null }
/** A change that asks before it happens. */
export type BulkChange = Chosen & { kind: BulkKind }

export const countOf = ({ ids, matching }: Chosen): number => matching ?? ids.length

/** The participant of the row, or the chosen ones. Ids that are no numbers are left out. */
export const chosenIn = (form: FormData): Chosen => {
  const subject = subjectOf(form)
  if (subject) return { ids: [subject], matching: null }
  const matching = numberOf(form, 'matching') || null
  return { ids: matching ? [] : listOf(form, 'participant').flatMap((text) => Number(text) || []), matching }
}

const isBulkKind = (text: string): text is BulkKind => bulkKinds.some((kind) => kind === text)

/** Changes with words of the organizer, and every change of all matching participants. */
const needsWords: readonly BulkKind[] = ['decline', 'tag', 'message', 'contacts']

/** The question that the buttons of a bar lead to; null for a change at once and for an answered question. */
export const questionOf = (form: FormData): BulkChange | null => {
  const kind = textOf(form, 'intent')
  const chosen = chosenIn(form)
  if (!isBulkKind(kind) || form.has('sure') || subjectOf(form) || countOf(chosen) === 0) return null
  return needsWords.includes(kind) || chosen.matching !== null ? { ...chosen, kind } : null
}
