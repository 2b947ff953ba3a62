import { userStatuses } from '../../../contract/limits.ts'
import type { ProfileVisibility } from '../../../contract/people/people.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { HideableBlock } from './relation.ts'

/** The facts of a person that rules look at; `decision` and `asked_at` are those of the viewer's request for contacts. */
export type PersonFacts = {
  id: number
  status: number
  blocked_at: Date | null
  contacts_to: ProfileVisibility['contacts']
  hidden_blocks: string[]
  decision: 'approved' | 'declined' | null
  asked_at: Date | null
}

export const isSelf = (person: { id: number }, viewer: Actor | null): boolean => viewer?.id === person.id

const isFinished = (status: number) => status === userStatuses.active || status === userStatuses.minor

/** Who left, is blocked or has agreed to nothing yet has no page for others. */
export const isOpen = (person: PersonFacts, viewer: Actor | null): boolean =>
  isSelf(person, viewer) || (isFinished(person.status) && person.blocked_at === null)

/**
 * Younger than 18. Strangers see name, photo and city of a child and nothing they could reach him by or find him at,
 * whatever he chose: he cannot judge what strangers do with it, and his parents consented to events, not to that.
 */
export const isProtected = (person: Pick<PersonFacts, 'status'>): boolean => person.status === userStatuses.minor

/** Null is a block that has no switch. */
export const seesBlock = (person: PersonFacts, viewer: Actor | null, block: HideableBlock | null): boolean =>
  isSelf(person, viewer) || (!isProtected(person) && (block === null || !person.hidden_blocks.includes(block)))

/** May the viewer read phone and e-mail? Roles open nothing here: staff asks as everybody does. */
export const seesContacts = (person: PersonFacts, viewer: Actor | null): boolean => {
  if (isSelf(person, viewer)) return true
  if (isProtected(person) || person.contacts_to === 'nobody') return false
  if (person.contacts_to === 'all' || person.decision === 'approved') return true
  return person.contacts_to === 'registered' && isRegistered(viewer)
}

/** Signed in with a registration that was finished. */
export const isRegistered = (viewer: Actor | null): boolean => viewer !== null && isFinished(viewer.status)

/** Where the viewer's request for contacts stands. */
export const contactAccessOf = ({ decision, asked_at }: PersonFacts): 'none' | 'wait' | 'approved' | 'declined' =>
  decision ?? (asked_at === null ? 'none' : 'wait')

export const canFollow = (person: PersonFacts, viewer: Actor | null): boolean =>
  isRegistered(viewer) && !isSelf(person, viewer) && !isProtected(person)

export const canRequestContacts = (person: PersonFacts, viewer: Actor | null): boolean =>
  canFollow(person, viewer) && !seesContacts(person, viewer) && person.contacts_to !== 'nobody' && contactAccessOf(person) === 'none'
