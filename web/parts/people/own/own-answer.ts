import type { RouterContextProvider } from 'react-router'
import type { Attempt } from '../../../kernel/api.ts'
import type { Fault } from '../../accounts/phone/code-sent.ts'

export type Posted = { form: FormData; context: Readonly<RouterContextProvider>; userId: number }

/** The result of a profile change, and the entry it concerns. */
export type OwnAnswer = { intent: string; subject: string; problem: Fault | null }
export type Change = (posted: Posted) => Promise<Fault | null>

export const faultOf = (attempt: Attempt<unknown>): Fault | null => (attempt.ok ? null : attempt.problem)
