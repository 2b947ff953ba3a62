import { defaultTeam } from '../../../contract/organizing/defaults.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { type DraftField, sectionFields, substantialFields } from '../../../contract/organizing/limits.ts'
import { type DocumentField, type Fields, isBroadcast, usesSpace } from './document.ts'
import { timeOf } from './findings.ts'

/** The fields of a save whose values differ from the document. */
export const changedBy = (fields: Fields, document: EventDocument): DocumentField[] =>
  // the keys of a document are its fields
  (Object.keys(fields) as DocumentField[]).filter((field) => !isSame(fields[field], document[field]))

/** The document without values that its format hides: a form keeps them, an event does not. */
export const effective = (document: EventDocument): EventDocument => {
  const { format, place, teamSizeMin, teamSizeMax } = document
  const city = place?.cityId ? { name: '', address: '', cityId: place.cityId } : null
  return {
    ...document,
    onlineWithSpace: format === 'online' && document.onlineWithSpace,
    space: usesSpace(document) ? document.space : null,
    place: format === 'place' ? place : format === 'online' ? city : null,
    live: isBroadcast(document) ? document.live : [],
    ...(teamSizeMin > teamSizeMax && defaultTeam),
  }
}

/** True if publication of `after` changes anything that `before` shows. */
export const isChanged = (before: EventDocument, after: EventDocument): boolean => changedFields(before, after).length > 0

/** True if the change waits for staff (A171). */
export const isSubstantial = (before: EventDocument, after: EventDocument): boolean =>
  changedFields(before, after).some((field) => substantial.includes(field))

const substantial: readonly DraftField[] = substantialFields

/** Owners are no part: a change of them is in force at once. */
const comparedFields = Object.values(sectionFields)
  .flat()
  .filter((field) => field !== 'owners')

const changedFields = (before: EventDocument, after: EventDocument): DraftField[] => {
  const [own, other] = [effective(before), effective(after)]
  return comparedFields.filter((field) => !isSame(own[field], other[field]))
}

/** Equal whatever the order of keys and the spelling of instants: the database changes both. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'string' && typeof other === 'string')
    return one === other || (isInstant(one) && isInstant(other) && timeOf(one) === timeOf(other))
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
}

const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)
