import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import type { Reply } from '../../../../contract/contract.ts'
import type { Event, EventParticipant } from '../../../../contract/events/events.ts'
import { notJoinedOnSite } from '../joining.ts'

export type Preconditions = Reply<'GET /event-participants/registration'>
export type Way = { format: EventParticipant['format']; free: number | null }

/** A card that offers registration: the choices of the form, and whether signing in comes first. */
export type RequestableState = {
  kind: 'open' | 'approval' | 'full'
  ways: Way[]
  /** Free seats of all formats together; null means no limit. */
  free: number | null
  spaces: { id: number; name: string }[]
  needsSignature: boolean
  questions: Questions | null
  isVisitor: boolean
}

/** Questions that users answer to register; `answerId` is the answer of the viewer. `isAll`: answering is participating. */
type Questions = { quizId: number; answerId: number | null; isAll: boolean }

export const canRequest = (state: CardState): state is RequestableState => 'ways' in state

/** Must the user answer questions before they can register? */
export const hasQuestions = ({ questions }: RequestableState) => questions !== null && questions.answerId === null

/** Must the user choose something before they can register? */
export const hasChoices = ({ ways, spaces, needsSignature }: RequestableState) => ways.length > 1 || spaces.length > 0 || needsSignature

/** The state of the registration card. Exactly one applies, and it decides the text and the button. */
export type CardState =
  | { kind: 'unpublished' }
  | { kind: 'cancelled'; reason: string | null }
  | { kind: 'finished'; hasAttended: boolean; hasCertificate: boolean }
  | { kind: 'going'; participant: EventParticipant }
  | { kind: 'waitsForOrganizer' }
  | { kind: 'waitsForSeat'; position: number | null }
  | { kind: 'declined'; comment: string | null }
  | { kind: 'opensLater'; opensAt: string }
  | { kind: 'closed' }
  | { kind: 'barred'; reason: string; lacksParentalConsent: boolean }
  | { kind: 'team' }
  | { kind: 'teamIn'; moderation: 'wait' | 'approved'; hasSeat: boolean }
  | { kind: 'quiz' }
  | RequestableState

/** No registration is possible any more, so the card suggests similar events. */
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
  | 'certificate'
>

/** Facts about the viewer; null for a visitor. `team` is the state of a team that they lead or administer and that takes part. */
export type ViewerFacts = { preconditions: Preconditions | null; quizAnswerId: number | null; team?: 'wait' | 'approved' | null }

/** The state of the card. */
export const cardStateOf = (event: CardFacts, facts: ViewerFacts, viewer: SessionUser | null): CardState => {
  if (event.status === 'canceled') return { kind: 'cancelled', reason: event.cancelReason }
  if (event.status !== 'published' || event.moderation !== 'approved') return { kind: 'unpublished' }
  if (event.timeline === 'finished') return finishedState(event)
  if (event.participation_format === 'team') return teamStateOf(event, facts)
  return participationStateOf(event.userParticipant) ?? blockingStateOf(event, facts.preconditions) ?? requestableStateOf(event, facts, viewer)
}

/** Participants who attended an event with certificates have one, or get it soon. */
const finishedState = ({ certificate, userParticipant }: CardFacts): CardState => {
  const hasAttended = userParticipant?.attended === true
  return { kind: 'finished', hasAttended, hasCertificate: hasAttended && certificate }
}

/** The state for an existing registration, or null. */
const participationStateOf = (participant: EventParticipant | null | undefined): CardState | null => {
  if (participant?.state === 'approved') return { kind: 'going', participant }
  if (participant?.state === 'declined') return { kind: 'declined', comment: participant.comment }
  if (participant?.state !== 'wait') return null
  return participant.waitingForSeat ? { kind: 'waitsForSeat', position: participant.queuePosition } : { kind: 'waitsForOrganizer' }
}

/** A waiting and an approved team takes part (V288). A declined one leaves its members free for another team. */
const teamStateOf = (event: CardFacts, { preconditions, team = null }: ViewerFacts): CardState => {
  const { userParticipant: own } = event
  if (own?.state === 'approved') return { kind: 'going', participant: own }
  const hasSeat = own?.state === 'wait'
  const moderation = hasSeat ? 'wait' : team
  if (moderation) return { kind: 'teamIn', moderation, hasSeat }
  return blockingStateOf(event, preconditions) ?? { kind: 'team' }
}

/** The state that explains why the viewer cannot register now, or null. */
const blockingStateOf = (event: CardFacts, preconditions: Preconditions | null): CardState | null => {
  const { timeline, registrationDateStart: opensAt } = event
  if (timeline === 'beforeRequestAvailable' && opensAt) return { kind: 'opensLater', opensAt }
  if (!event.registrationOpen) return { kind: 'closed' }
  if (preconditions?.needConsent) return { kind: 'barred', reason: preconditions.reason ?? '', lacksParentalConsent: true }
  const kind = notJoinedOnSite(event)
  if (kind) return { kind }
  if (preconditions?.open === false)
    return preconditions.reason ? { kind: 'barred', reason: preconditions.reason, lacksParentalConsent: false } : { kind: 'closed' }
  return null
}

const requestableStateOf = (event: CardFacts, { preconditions, quizAnswerId }: ViewerFacts, viewer: SessionUser | null): RequestableState => {
  const ways = (preconditions?.formats ?? formatsOf(event)).map((format) => ({ format, free: event.seats[format].free }))
  const hasSeat = ways.some(({ free }) => free !== 0)
  return {
    kind: event.access !== 'open' ? 'approval' : hasSeat ? 'open' : 'full',
    ways,
    free: freeOf(ways, event.seats.all.free),
    spaces: preconditions?.spaces ?? [],
    needsSignature: event.ecpRequired,
    questions: questionsOf(event, quizAnswerId),
    isVisitor: viewer === null,
  }
}

const questionsOf = ({ quizId, participation_format: format }: CardFacts, answerId: number | null): Questions | null =>
  quizId === null ? null : { quizId, answerId, isAll: format === 'quiz' }

/** Formats offered to visitors, because they have no preconditions from the server; must match `formatsOf` of the server. */
const formatsOf = (event: CardFacts): Way['format'][] => {
  if (event.format !== 'online') return event.seats.online.limit === null ? ['offline'] : ['offline', 'online']
  return event.onlineWithSpace ? ['online', 'offline'] : ['online']
}

const freeOf = (ways: Way[], eventFree: number | null): number | null => {
  const known = ways.map(({ free }) => free).filter((free) => free !== null)
  if (known.length < ways.length) return eventFree
  const sum = known.reduce((total, free) => total + free, 0)
  return eventFree === null ? sum : Math.min(sum, eventFree)
}
