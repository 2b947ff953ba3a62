import { url } from '../../../contract/shapes.ts'
import type { FieldFault } from '../../kernel/refusal.ts'

/** A rule that the document breaks, by the path of its field; null if the rule holds. */
export type Finding = readonly [path: string, fault: FieldFault['fault'], limit?: number] | null

/** A finding at the path unless the condition holds. */
export const demand = (isMet: unknown, path: string, fault: FieldFault['fault'] = 'required', limit?: number): Finding =>
  isMet ? null : [path, fault, limit]

export const webAddress = (address: string, path: string): Finding => demand(address, path) ?? demand(url.safeParse(address).success, path, 'format')

export const timeOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))
