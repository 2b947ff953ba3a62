import type { z } from 'zod'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Decided, markedVisitor, NamedFault, Problem } from '../../contract/shapes.ts'

/** A user's request that cannot be fulfilled, with the code of the reason. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Input with the right shape and an impossible value: an unknown id, an end before its start. */
export const wrongField = (field: string, fault: FieldFault['fault'] = 'choice', limit?: number) =>
  new Refusal('invalidInput', { fields: { [field]: [{ fault, ...(limit !== undefined && { limit }) }] } })

/** YYYY-MM-DD, and times HH:MM. */
export type NamedTime = { date: string; start: string; end: string }

export type RefusalDetails = {
  /** Field → keys of messages/<locale>/server/faults.ts. */
  fields?: Record<string, FieldFault[]>
  /** Fields that show the message of the refusal, besides the one that it declares: `questions.3.options`. */
  at?: readonly string[]
  /** The one of several times that the refusal is about; its messages begin with it. */
  about?: NamedTime
  retryAfterSeconds?: number
  /** For a refused minor: a token for submitting a parental consent. */
  consentToken?: string
  /** A token that proves a phone without an account, for the registration. */
  phoneToken?: string
  /** The decision of a staff member that was made first. */
  decided?: Decided
  /** The visitor who was marked before. */
  visitor?: z.output<typeof markedVisitor>
  /** The fields with faults by section of their form. */
  sections?: Record<string, readonly string[]>
  /** Fields that another user has changed since the sent version. */
  conflicts?: Record<string, { own: unknown; theirs: unknown }>
  version?: number
  /** The organization that exists already. */
  duplicate?: NonNullable<Problem['duplicate']>
}

/** A fault of one field. Its texts are in messages/<locale>/server/faults.ts. */
export type FieldFault = {
  fault:
    | 'type'
    | 'tooLong'
    | 'tooShort'
    | 'format'
    | 'choice'
    | 'unknown'
    | 'range'
    | 'future'
    | 'past'
    | 'beforeStart'
    | 'afterEnd'
    | 'order'
    | 'atLeast'
    | 'tooLongAgo'
    | 'used'
    | 'lost'
    | 'concerned'
    | 'placesConcerned'
    | 'overCapacity'
    | 'notSpaceStaff'
    | 'tooFarAhead'
    | 'tooBrief'
    | 'pair'
    | 'slotTaken'
    | 'spaceClosed'
    | 'noHallsForDate'
    | NamedFault
  limit?: number
}
