import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Problem } from '../../../contract/shapes.ts'

export type Fields = Partial<EventDocument>

/** The values that differ from the document. The database sorts the keys of stored objects, so that their order means nothing. */
export const changedFields = (document: EventDocument, values: Fields): Fields => {
  const known: Record<string, unknown> = document
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== undefined && !isSameValue(value, known[field])))
}

/** Are two stored values the same? */
export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => (isObject(part) ? sorted(part) : part))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (value: object) => Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))

export const withoutFields = <T extends object>(fields: T, names: readonly string[]): T =>
  // the rest of the fields keep their types
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as T

export const pick = <T extends object>(fields: T, names: readonly string[]): Partial<T> =>
  // the picked fields keep their types
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as Partial<T>

/** Errors are named by paths such as `place.address`; the field is their first part. */
export const fieldOfPath = (path: string): string => path.split(/[.[]/, 1)[0] ?? path

export const fieldsOfPaths = (errors: Record<string, unknown>): string[] => [...new Set(Object.keys(errors).map(fieldOfPath))]

export const withoutPaths = <T>(errors: Record<string, T>, fields: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !fields.includes(fieldOfPath(path))))

export type Failure = 'faults' | 'conflict' | 'offline' | 'signedOut' | 'refused'

/** Only failures of the connection and of the server are worth sending again. */
export const failureOf = ({ status, reason, errors }: Pick<Problem, 'status' | 'reason' | 'errors'>, sent: Fields): Failure => {
  if (status === 401) return 'signedOut'
  if (reason === 'draftChanged') return 'conflict'
  if (status === 422 && fieldsOfPaths(errors).some((field) => field in sent)) return 'faults'
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'offline' : 'refused'
}

const firstPauseMs = 2000
const longestPauseMs = 60_000

export const retryPauseMs = (failures: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
