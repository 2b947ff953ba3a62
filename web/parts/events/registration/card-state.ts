import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import type { Reply } from '../../../../contract/contract.ts'
import type { Event, EventParticipant } from '../../../../contract/events/events.ts'
import { notJoinedOnSite } from '../joining.ts'

export type Preconditions = Reply<'GET /event-participants/registration'>
export type Way = { format: EventParticipant['format']; free: number | null }

/** How a seat can be asked for: what to choose on the way, and whether to sign in first. */
export type Asking = {
  kind: 'open' | 'approval' | 'full'
  ways: Way[]
  /** Free seats of all ways together, null is no limit. */
  free: number | null
  spaces: { id: number; name: string }[]
  needsSignature: boolean
  isVisitor: boolean
}

export const canRequest = (state: CardState): state is Asking => 'ways' in state

/** What the registration card says and what its button does; one thing at a time. */
export type CardState =
  | { kind: 'unpublished' }
  | { kind: 'cancelled'; reason: string | null }
  | { kind: 'finished'; hasAttended: boolean }
  | { kind: 'going'; participant: EventParticipant }
  | { kind: 'waitsForOrganizer' }
  | { kind: 'waitsForSeat'; position: number | null }
  | { kind: 'declined'; comment: string | null }
  | { kind: 'opensLater'; opensAt: string }
  | { kind: 'closed' }
  | { kind: 'barred'; reason: string }
  | { kind: 'team' }
  | { kind: 'quiz' }
  | Asking

/** Nobody can come any more: what is left is to look elsewhere. */
export const isOver = ({ kind }: CardState) => kind === 'cancelled' || kind === 'finished' || kind === 'closed'

export type CardFacts = Pick<
  Event,
  | 'status'
  | 'moderation'
  | 'cancelReason'
  | 'timeline'
  | 'registrationOpen'
  | 'registrationDateStart'
  | 'participation_format'
  | 'quizId'
  | 'access'
  | 'format'
  | 'onlineWithSpace'
  | 'seats'
  | 'ecpRequired'
  | 'userParticipant'
>

/** The state of the card. The preconditions are those of the viewer and null for a visitor. */
export const cardStateOf = (event: CardFacts, preconditions: Preconditions | null, viewer: SessionUser | null): CardState => {
  if (event.status === 'canceled') return { kind: 'cancelled', reason: event.cancelReason }
  if (event.status !== 'published' || event.moderation !== 'approved') return { kind: 'unpublished' }
  if (event.timeline === 'finished') return { kind: 'finished', hasAttended: event.userParticipant?.attended === true }
  return standingOf(event.userParticipant) ?? obstacleOf(event, preconditions) ?? requestableFormatsOf(event, preconditions, viewer)
}

/** Where who has already asked stands, or null. */
const standingOf = (participant: EventParticipant | null | undefined): CardState | null => {
  if (participant?.state === 'approved') return { kind: 'going', participant }
  if (participant?.state === 'declined') return { kind: 'declined', comment: participant.comment }
  if (participant?.state !== 'wait') return null
  return participant.waitingForSeat ? { kind: 'waitsForSeat', position: participant.queuePosition } : { kind: 'waitsForOrganizer' }
}

/** Why nobody, or not this person, or not in this way, can ask now; null when nothing is in the way. */
const obstacleOf = (event: CardFacts, preconditions: Preconditions | null): CardState | null => {
  const { timeline, registrationDateStart: opensAt } = event
  if (timeline === 'beforeRequestAvailable' && opensAt) return { kind: 'opensLater', opensAt }
  if (!event.registrationOpen) return { kind: 'closed' }
  if (preconditions?.needConsent) return { kind: 'barred', reason: preconditions.reason ?? '' }
  const kind = notJoinedOnSite(event)
  if (kind) return { kind }
  if (preconditions?.open === false) return preconditions.reason ? { kind: 'barred', reason: preconditions.reason } : { kind: 'closed' }
  return null
}

const requestableFormatsOf = (event: CardFacts, preconditions: Preconditions | null, viewer: SessionUser | null): Asking => {
  const ways = (preconditions?.formats ?? formatsOf(event)).map((format) => ({ format, free: event.seats[format].free }))
  const hasSeat = ways.some(({ free }) => free !== 0)
  return {
    kind: event.access !== 'open' ? 'approval' : hasSeat ? 'open' : 'full',
    ways,
    free: freeOf(ways, event.seats.all.free),
    spaces: preconditions?.spaces ?? [],
    needsSignature: event.ecpRequired,
    isVisitor: viewer === null,
  }
}

/** Ways to take part as a visitor sees them, before the server tells who asks; the same as its formatsOf. */
const formatsOf = (event: CardFacts): Way['format'][] => {
  if (event.format !== 'online') return event.seats.online.limit === null ? ['offline'] : ['offline', 'online']
  return event.onlineWithSpace ? ['online', 'offline'] : ['online']
}

const freeOf = (ways: Way[], inAll: number | null): number | null => {
  const known = ways.map(({ free }) => free).filter((free) => free !== null)
  if (known.length < ways.length) return inAll
  const sum = known.reduce((total, free) => total + free, 0)
  return inAll === null ? sum : Math.min(sum, inAll)
}
