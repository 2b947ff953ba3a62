import type { z } from 'zod'
import { namedFaults } from '../../contract/shapes.ts'
import type { FieldFault } from './refusal.ts'

type Issue = z.core.$ZodIssue

/**
 * The validator's issues by field, as faults with messages in each locale. A missing field is detected in the input, because
 * coercion hides it.
 */
export const faultsOf = (issues: readonly Issue[], input: unknown): Record<string, FieldFault[]> => {
  // a map, because an unknown field may be called `constructor`
  const fields = new Map<string, FieldFault[]>()
  for (const issue of issues) for (const [field, fault] of faultsAt(issue, input)) fields.set(field, withFault(fields.get(field) ?? [], fault))
  return Object.fromEntries(fields)
}

/** A number that is too big breaks two rules of an integer with one message. */
const withFault = (known: FieldFault[], fault: FieldFault): FieldFault[] =>
  known.some((one) => one.fault === fault.fault && one.limit === fault.limit) ? known : [...known, fault]

const faultsAt = (issue: Issue, input: unknown): [string, FieldFault][] => {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, 10).map((key) => [[path, key.slice(0, 60)].filter(Boolean).join('.'), { fault: 'unknown' }])
  return [[path || 'body', isMissing(input, issue.path) ? { fault: 'required' } : faultOf(issue)]]
}

/** True when the field is absent from its object. Lists have no absent fields, because a query may spell a list in several ways. */
const isMissing = (input: unknown, path: readonly PropertyKey[]): boolean => {
  const [name, ...rest] = path
  if (typeof input !== 'object' || input === null || Array.isArray(input) || name === undefined) return false
  const value: unknown = Reflect.get(input, name)
  return rest.length === 0 ? value === undefined : isMissing(value, rest)
}

const faultOf = (issue: Issue): FieldFault => {
  if (issue.code === 'invalid_type') return { fault: issue.input === undefined ? 'required' : 'type' }
  // no row has such an id
  if (issue.code === 'too_big' && Number(issue.maximum) >= Number.MAX_SAFE_INTEGER) return { fault: 'choice' }
  if (issue.code === 'too_big') return { fault: issue.origin === 'string' ? 'tooLong' : 'range', limit: Number(issue.maximum) }
  if (issue.code === 'too_small') return smallFault(issue)
  if (issue.code === 'invalid_format') return { fault: 'format' }
  if (issue.code === 'invalid_value') return { fault: 'choice' }
  const named = issue.code === 'custom' ? namedFaults.find((fault) => fault === issue.params?.fault) : undefined
  if (named) return { fault: named }
  return { fault: 'type' }
}

const smallFault = (issue: z.core.$ZodIssueTooSmall): FieldFault => {
  const isEmptyText = issue.origin === 'string' && issue.minimum === 1
  if (isEmptyText) return { fault: 'required' }
  return { fault: issue.origin === 'string' ? 'tooShort' : 'range', limit: Number(issue.minimum) }
}
