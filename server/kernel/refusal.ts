import type { RefusalCode } from '../../contract/refusals.ts'

/** What a person did cannot be done; `errors` names faulty fields by refusal codes or by words of the validator. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Input that has the right shape and cannot be meant: an id of nothing, an end before its beginning. */
export const wrongField = (field: string, fault: FieldFault['fault'] = 'choice', limit?: number) =>
  new Refusal('invalidInput', { fields: { [field]: [{ fault, ...(limit !== undefined && { limit }) }] } })

export type RefusalDetails = {
  /** Field → keys of messages/<locale>/server/faults.ts. */
  fields?: Record<string, FieldFault[]>
  retryAfterSeconds?: number
  /** For a minor who is refused: a token good for bringing the consent of a parent. */
  consentToken?: string
  /** The proof of a phone without an account, to register with. */
  phoneToken?: string
}

/** A fault of one field, worded in messages/<locale>/server/faults.ts. */
export type FieldFault = {
  fault: 'required' | 'type' | 'tooLong' | 'tooShort' | 'format' | 'choice' | 'unknown' | 'range' | 'future' | 'tooLongAgo'
  limit?: number
}
