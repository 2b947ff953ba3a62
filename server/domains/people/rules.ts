import { userStatuses } from '../../../contract/limits.ts'
import type { ProfileVisibility } from '../../../contract/people/people.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { HideableBlock } from './relation.ts'

/** Facts of a user for the rules; `decision` and `asked_at` belong to the viewer's contact request. */
export type PersonFacts = {
  id: number
  status: number
  blocked_at: Date | null
  contacts_to: ProfileVisibility['contacts']
  hidden_blocks: string[]
  decision: 'approved' | 'declined' | null
  asked_at: Date | null
}

type Viewer = Pick<Actor, 'id' | 'status'> | null

export const isSelf = (person: { id: number }, viewer: Viewer): boolean => viewer?.id === person.id

const isFinished = (status: number) => status === userStatuses.active || status === userStatuses.minor

/** Deleted, blocked and unfinished accounts have no public page. */
export const isOpen = (person: PersonFacts, viewer: Actor | null): boolean =>
  isSelf(person, viewer) || (isFinished(person.status) && person.blocked_at === null)

/**
 * Users younger than 18. Other users see only their name, photo and city, regardless of their settings. Guarantee: contact
 * details stay hidden, because a minor cannot judge the risk. The parental consent covers participation only.
 */
export const isProtected = (person: Pick<PersonFacts, 'status'>): boolean => person.status === userStatuses.minor

/** `block` is null for data without a visibility setting. */
export const seesBlock = (person: PersonFacts, viewer: Actor | null, block: HideableBlock | null): boolean =>
  isSelf(person, viewer) || (!isProtected(person) && (block === null || !person.hidden_blocks.includes(block)))

/** Access to phone and email. Roles grant no access: staff request it like other users. */
export const seesContacts = (person: PersonFacts, viewer: Viewer): boolean => {
  if (isSelf(person, viewer)) return true
  if (isProtected(person) || person.contacts_to === 'nobody') return false
  if (person.contacts_to === 'all' || person.decision === 'approved') return true
  return person.contacts_to === 'registered' && isRegistered(viewer)
}

/** Signed in with a finished registration. */
export const isRegistered = (viewer: Viewer): boolean => viewer !== null && isFinished(viewer.status)

/** The state of the viewer's contact request. */
export const contactAccessOf = ({ decision, asked_at }: PersonFacts): 'none' | 'wait' | 'approved' | 'declined' =>
  decision ?? (asked_at === null ? 'none' : 'wait')

export const canFollow = (person: PersonFacts, viewer: Actor | null): boolean =>
  isRegistered(viewer) && !isSelf(person, viewer) && !isProtected(person)

export const canRequestContacts = (person: PersonFacts, viewer: Actor | null): boolean =>
  canFollow(person, viewer) && !seesContacts(person, viewer) && person.contacts_to !== 'nobody' && contactAccessOf(person) === 'none'
