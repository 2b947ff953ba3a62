import type { Locale } from '../../../contract/locales.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import { format } from '../../kernel/format.ts'
import { plainText } from '../../kernel/plain-text.ts'
import type { DraftView } from './saver-types.ts'
import type { WizardReference } from './section.ts'

export type ValueContext = { view: DraftView; reference: WizardReference; locale: Locale; t: Pick<Dictionary, 'wizard' | 'events'> }

/** A value of a field in words, as far as the page knows them; empty for no value. */
export const conflictValue = (field: string, value: unknown, context: ValueContext): string => {
  if (value === null || value === undefined) return ''
  const choices = choicesOf(context)[field as keyof EventDocument]
  return choices && typeof value === 'string' ? (choices[value] ?? value) : partsOf(value, namesOf(context)[field] ?? [], context)
}

type Named = { id: number; name: string }

const choicesOf = ({ t: { wizard, events } }: ValueContext): Partial<Record<keyof EventDocument, Record<string, string>>> => ({
  access: Object.fromEntries(Object.entries(wizard.access.options).map(([access, { label }]) => [access, label])),
  format: Object.fromEntries(Object.entries(wizard.place.formats).map(([name, { label }]) => [name, label])),
  participation_format: events.participation,
})

/** The rows that the ids of a field mean. */
const namesOf = ({ view: { linked }, reference }: ValueContext): Record<string, readonly Named[]> => ({
  typeId: reference.types,
  themes: reference.themes,
  owners: linked.users,
  organizers: [...linked.users, ...linked.organizations],
  experts: linked.users,
  space: [...linked.spaces, ...linked.spaces.flatMap(({ halls }) => halls)],
  networking: reference.spaces,
  masterEventId: linked.events,
})

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const partsOf = (value: unknown, names: readonly Named[], context: ValueContext): string => {
  const { locale, view, t } = context
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return t.wizard.conflict.words[value ? 'yes' : 'no']
  if (typeof value === 'number') return names.find(({ id }) => id === value)?.name ?? String(value)
  if (typeof value === 'string') {
    if (instant.test(value)) return format(value, { locale, zone: view.document.timezoneName, kind: 'dateTime' })
    return view.linked.uploads.find(({ uploadId }) => uploadId === value)?.name ?? plainText(value)
  }
  return (Array.isArray(value) ? value : Object.values(value))
    .map((part) => partsOf(part, names, context))
    .filter(Boolean)
    .join(', ')
}
