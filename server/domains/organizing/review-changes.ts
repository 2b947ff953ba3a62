import { type DraftField, sectionFields, wizardSections } from '../../../contract/organizing/limits.ts'
import type { SubmittedEvent } from './review-store.ts'
import { valueInWords } from './review-values.ts'

type FieldChange = { field: DraftField; section: string; before: string | null; after: string | null }

const sectionOf = new Map(wizardSections.flatMap((section) => sectionFields[section].map((field) => [field, section] as const)))

/** The fields that differ from the public version, in the order of the wizard. Owners change without a review. */
export const changesOf = ({ data, approved, names, locale }: SubmittedEvent): FieldChange[] => {
  if (approved === null) return []
  const fields = [...sectionOf].filter(([field]) => field !== 'owners' && isChanged(data[field], approved[field]))
  return fields.map(([field, section]) => ({
    field,
    section,
    before: valueInWords(field, { document: approved, names, locale }),
    after: valueInWords(field, { document: data, names, locale }),
  }))
}

/** Both values come from the database, which orders the keys of objects. */
const isChanged = (after: unknown, before: unknown): boolean => JSON.stringify(after) !== JSON.stringify(before)
