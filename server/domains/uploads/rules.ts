import type { Actor } from '../../kernel/actor.ts'
import { privatePurposes } from './purposes.ts'

/** A minor who may not sign in yet brings the consent of a parent, and nothing else. */
export const mayBring = (actor: Actor, purpose: string): boolean => actor.awaits !== 'consent' || purpose === 'consent'

/** A file of a person's own life is for him and for staff; all others are for whoever has the address. */
export const mayRead = (upload: { purpose: string; owner_id: number | null }, reader: Actor | null): boolean =>
  !isPrivate(upload) || (reader !== null && (reader.id === upload.owner_id || (reader.isStaff && !reader.awaits)))

export const isPrivate = ({ purpose }: { purpose: string }): boolean => privatePurposes.includes(purpose)
