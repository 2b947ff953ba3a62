import { expect, test } from 'vitest'
import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import type { EventParticipant } from '../../../../contract/events/events.ts'
import { type CardFacts, type CardState, canRequest, cardStateOf, hasQuestions, type Preconditions } from './card-state.ts'

const noLimit = { limit: null, free: null }
const seats = (free: number | null, limit: number | null = 20) => ({ limit, free })

const openEvent: CardFacts = {
  status: 'published',
  moderation: 'approved',
  cancelReason: null,
  timeline: 'beforeStart',
  registrationOpen: true,
  registrationDateStart: null,
  participation_format: 'person',
  certificate: false,
  quizId: null,
  access: 'open',
  format: 'place',
  onlineWithSpace: false,
  seats: { all: noLimit, online: noLimit, offline: noLimit },
  ecpRequired: false,
  userParticipant: null,
}

const nothingNeeded: Preconditions = {
  open: true,
  reason: null,
  quizId: null,
  quizRequired: false,
  needConsent: false,
  ecpRequired: false,
  formats: ['offline'],
  spaces: [],
  teams: [],
  remainingCapacity: null,
}

const known = (preconditions: Partial<Preconditions> = {}) => ({ preconditions: { ...nothingNeeded, ...preconditions }, quizAnswerId: null })
const unknown = { preconditions: null, quizAnswerId: null }

const viewer: SessionUser = {
  id: 7,
  name: 'Анна Соколова',
  photo: null,
  token: '',
  isExpert: false,
  roleState: 'registered',
  roles: ['registered'],
  link: '',
  status: 10,
  child: false,
  agreement: true,
  personal_data_agreement: true,
  locale: 'ru',
  theme: 'system',
}

const participant = (of: Partial<EventParticipant>): EventParticipant => ({
  id: 1,
  eventId: 5,
  user_id: viewer.id,
  state: 'approved',
  waitingForSeat: false,
  queuePosition: null,
  role: 'participant',
  format: 'offline',
  spaceId: null,
  quizAnswerId: null,
  teamId: null,
  attended: false,
  attendedAt: null,
  onlineCompleted: false,
  comment: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  ...of,
})

const tomorrow = '2026-11-22T09:00:00.000Z'
const approved = participant({})

type Case = [sentence: string, event: Partial<CardFacts>, expected: CardState['kind'], preconditions?: Partial<Preconditions>]

const cases: Case[] = [
  ['an open event with seats is open', {}, 'open'],
  ['an event by application takes applications', { access: 'approval-required' }, 'approval'],
  ['an event by invitation takes applications', { access: 'close' }, 'approval'],
  [
    'an event by application takes them even when it is full',
    { access: 'approval-required', seats: { all: seats(0), online: seats(0), offline: seats(0) } },
    'approval',
  ],
  ['an event without a free seat has a waiting list', { seats: { all: seats(0), online: seats(0), offline: seats(0) } }, 'full'],
  ['free seats of an unavailable format do not count', { seats: { all: noLimit, online: noLimit, offline: seats(0) } }, 'full'],
  [
    'a free seat in one format keeps the event open',
    { format: 'online', onlineWithSpace: true, seats: { all: noLimit, online: seats(3), offline: seats(0) } },
    'open',
    { formats: ['online', 'offline'] },
  ],
  [
    'before registration opens the card shows the opening time (V145)',
    { timeline: 'beforeRequestAvailable', registrationOpen: false, registrationDateStart: tomorrow },
    'opensLater',
  ],
  ['the card is closed after registration closes', { registrationOpen: false }, 'closed'],
  ['a finished event is finished (V146)', { timeline: 'finished', registrationOpen: false }, 'finished'],
  [
    'a finished event is finished for its participants too (V146)',
    { timeline: 'finished', registrationOpen: false, userParticipant: approved },
    'finished',
  ],
  [
    'a cancelled event is cancelled regardless of its other states',
    { status: 'canceled', timeline: 'finished', userParticipant: approved },
    'cancelled',
  ],
  ['an organizer sees a draft as not published', { status: 'draft', moderation: null, registrationOpen: false }, 'unpublished'],
  ['an event in moderation is not published', { moderation: 'wait', registrationOpen: false }, 'unpublished'],
  ['a user with a seat is going', { userParticipant: approved }, 'going'],
  ['a user with a seat is going also after registration closed', { userParticipant: approved, registrationOpen: false }, 'going'],
  ['an applicant waits for the organizer', { access: 'approval-required', userParticipant: participant({ state: 'wait' }) }, 'waitsForOrganizer'],
  [
    'a user on the waiting list waits for a seat',
    { userParticipant: participant({ state: 'wait', waitingForSeat: true, queuePosition: 3 }) },
    'waitsForSeat',
  ],
  [
    'a declined user sees the decision and cannot register again (V161)',
    { userParticipant: participant({ state: 'declined', comment: 'Нет мест для новичков' }) },
    'declined',
  ],
  ['a user who cancelled may register again', { userParticipant: participant({ state: 'noRequest' }) }, 'open'],
  ['a waiting team takes part (V288)', { participation_format: 'team', userParticipant: participant({ state: 'wait', teamId: 7 }) }, 'teamIn'],
  ['an approved team takes part, and its member is going (V288)', { participation_format: 'team', userParticipant: approved }, 'going'],
  [
    'a declined team leaves its members free (V288)',
    { participation_format: 'team', userParticipant: participant({ state: 'declined', teamId: 7 }) },
    'team',
  ],
  ['a team event is joined by a team (V518)', { participation_format: 'team' }, 'team', { open: false, reason: 'Нужна команда.' }],
  ['a quiz event without questions waits for them', { participation_format: 'quiz' }, 'quiz', { open: false, reason: 'Нужны ответы.' }],
  ['a quiz event with questions is open', { participation_format: 'quiz', quizId: 4 }, 'open'],
  ['an event with questions is open', { quizId: 4 }, 'open'],
  [
    'a minor without parental consent sees that it is required',
    { participation_format: 'team' },
    'barred',
    { needConsent: true, open: false, reason: 'Нужно согласие родителя.' },
  ],
  ['any other refusal is shown in the words of the server', {}, 'barred', { open: false, reason: 'Участие ограничено.' }],
]

test.each(cases)('registration card: %s', (_sentence, event, expected, preconditions = {}) => {
  expect(cardStateOf({ ...openEvent, ...event }, known(preconditions), viewer).kind).toBe(expected)
})

test('registration card: a visitor is asked to sign in and sees the formats without preconditions', () => {
  const streamed = { ...openEvent, seats: { all: noLimit, online: seats(12), offline: seats(4) } }
  expect(cardStateOf(streamed, unknown, null)).toEqual({
    kind: 'open',
    ways: [
      { format: 'offline', free: 4 },
      { format: 'online', free: 12 },
    ],
    free: 16,
    spaces: [],
    needsSignature: false,
    questions: null,
    isVisitor: true,
  })
})

test('registration card: a seat limit of the whole event is counted once, not per format', () => {
  const shared = { ...openEvent, format: 'online' as const, onlineWithSpace: true, seats: { all: seats(5), online: seats(5), offline: seats(5) } }
  expect(cardStateOf(shared, unknown, null)).toMatchObject({ kind: 'open', free: 5 })
})

test('registration card: one format without a limit makes the event unlimited', () => {
  const streamed = { ...openEvent, format: 'online' as const, onlineWithSpace: true, seats: { all: noLimit, online: noLimit, offline: seats(0) } }
  expect(cardStateOf(streamed, unknown, null)).toMatchObject({ kind: 'open', free: null })
})

test('registration card: a network event requires a space, and an event with a signature requires it', () => {
  const spaces = [{ id: 3, name: 'Точка сбора' }]
  const state = cardStateOf({ ...openEvent, ecpRequired: true }, known({ spaces, ecpRequired: true }), viewer)
  expect(state).toMatchObject({ kind: 'open', spaces, needsSignature: true, isVisitor: false })
})

test('registration card: contains the queue position, decline comment, opening time and cancellation reason (V145, V161)', () => {
  const stateFor = (event: Partial<CardFacts>) => cardStateOf({ ...openEvent, ...event }, known(), viewer)
  expect(stateFor({ userParticipant: participant({ state: 'wait', waitingForSeat: true, queuePosition: 3 }) })).toEqual({
    kind: 'waitsForSeat',
    position: 3,
  })
  expect(stateFor({ userParticipant: participant({ state: 'declined', comment: 'Группа набрана' }) })).toEqual({
    kind: 'declined',
    comment: 'Группа набрана',
  })
  expect(stateFor({ timeline: 'beforeRequestAvailable', registrationOpen: false, registrationDateStart: tomorrow })).toEqual({
    kind: 'opensLater',
    opensAt: tomorrow,
  })
  expect(stateFor({ status: 'canceled', cancelReason: 'Прорвало трубу' })).toEqual({ kind: 'cancelled', reason: 'Прорвало трубу' })
})

test('registration card: the questions come first, until the viewer has answered them (V152, V517)', () => {
  const asking = { ...openEvent, participation_format: 'quiz' as const, quizId: 4 }
  const before = cardStateOf(asking, known(), viewer)
  expect(before).toMatchObject({ kind: 'open', questions: { quizId: 4, answerId: null, isAll: true } })
  expect(canRequest(before) && hasQuestions(before)).toBe(true)
  const after = cardStateOf({ ...asking, participation_format: 'person' }, { ...known(), quizAnswerId: 9 }, viewer)
  expect(after).toMatchObject({ kind: 'open', questions: { quizId: 4, answerId: 9, isAll: false } })
  expect(canRequest(after) && hasQuestions(after)).toBe(false)
})
