import type { Problem } from '../../contract/shapes.ts'
import type { Attempt } from '../kernel/api.ts'

/** A refusal as a form shows it: one message for the form, and messages by field. */
export type Fault = Pick<Problem, 'status' | 'reason' | 'message' | 'error' | 'errors'>

export const faultOf = (attempt: Attempt<unknown>): Fault | null => (attempt.ok ? null : attempt.problem)

/** The call failed or no response came, so the input is not the cause. */
export const isFailure = ({ status }: Pick<Fault, 'status'>): boolean => status === 0 || status >= 500
