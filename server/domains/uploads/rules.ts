import type { Actor } from '../../kernel/actor.ts'
import { privatePurposes } from './purposes.ts'

/** With a consent token a minor may upload only the parental consent. */
export const mayUpload = (actor: Actor, purpose: string): boolean => actor.awaits !== 'consent' || purpose === 'consent'

/** A private file is for its owner and staff; anyone with the address may read the others. Staff have no rights in quizzes. */
export const mayRead = (upload: { purpose: string; owner_id: number | null }, viewer: Actor | null): boolean =>
  !isPrivate(upload) || (viewer !== null && (viewer.id === upload.owner_id || (viewer.isStaff && !viewer.awaits && upload.purpose !== 'quizAnswer')))

export const isPrivate = ({ purpose }: { purpose: string }): boolean => privatePurposes.includes(purpose)
