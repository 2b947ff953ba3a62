import type { Caller } from './caller.ts'

/** The key by which the network address of a caller is counted: in budgets, in failures, in queue shares. */
export const addressKeyOf = ({ ip }: Pick<Caller, 'ip'>): string => ip
