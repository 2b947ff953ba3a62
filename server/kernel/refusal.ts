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

export type RefusalDetails = {
  /** Field → keys of messages.<locale>.refusals.fields. */
  fields?: Record<string, FieldFault[]>
  retryAfterSeconds?: number
}

/** A fault of one field, worded in messages/<locale>/refusals.ts. */
export type FieldFault = { fault: 'required' | 'type' | 'tooLong' | 'tooShort' | 'format' | 'choice' | 'unknown' | 'range'; limit?: number }
