import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { decideOnce } from './decide-invite.ts'
import { giveScore } from './score.ts'
import { findInvitation, lockInvitation, lockScoring } from './store.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
let expert: Person
let eventId: number
let participantId: number
const now = new Date('2026-03-10T09:00:00.000Z')

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await world.given.person()
  expert = await world.given.person({ isExpert: true })
  eventId = (await world.given.event({ owner })).id
  const guest = await world.given.person()
  const entry = { event_id: eventId, user_id: guest.id, state: 'wait' as const, queue_number: 1, format: 'offline' as const, created_at: now }
  participantId = (await world.db.insertInto('event_participants').values(entry).returning('id').executeTakeFirstOrThrow()).id
  await post(`/owner/events/${eventId}/experts`, owner, { userIds: [expert.id] })
})

const post = (path: string, { token }: Person, body: object) => world.request({ method: 'POST', url: `/api${path}`, token, body })
const accept = () => post('/expert/events/invite-decision', expert, { eventId, decision: 'approved' })
const close = () => post(`/owner/events/${eventId}/scoring`, owner, { closed: true })
const score = (given: number) => post('/expert/events/decision', expert, { eventId, participantId, score: given })
const scoreRows = () => world.db.selectFrom('expert_scores').select('score').where('participant_id', '=', participantId).execute()

/** Starts a score, waits until it has passed its checks, closes the scoring, and lets the score commit. Returns what was written after the closing. */
const scoreDuringClosing = async (lock: typeof lockScoring) => {
  const checked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const paused: typeof lockScoring = async (tx, id) => {
    const state = await lock(tx, id)
    checked.resolve()
    await released.promise
    return state
  }
  const scoring = world.db.transaction().execute((tx) => giveScore(tx, { eventId, userId: expert.id, participantId, score: 7, now }, paused))
  await checked.promise
  let isClosed = false
  const closing = close().then(() => {
    isClosed = true
  })
  // the closing ends at once without the lock, and waits with it
  await Promise.race([closing, delay(300)])
  const wasClosedFirst = isClosed
  released.resolve()
  await Promise.all([scoring, closing])
  return wasClosedFirst
}

test('expert race: no score is written after the scoring is closed, which the lock ensures', async () => {
  await accept()
  expect(await scoreDuringClosing(lockScoring)).toBe(false)
  expect([(await score(9)).body.reason, await scoreRows()]).toEqual(['scoringClosed', [{ score: 7 }]])
  await post(`/owner/events/${eventId}/scoring`, owner, { closed: false })
  const unlocked: typeof lockScoring = async (tx, id) => {
    const row = await tx.selectFrom('event_scoring').select('closed_at').where('event_id', '=', id).executeTakeFirst()
    return { isClosed: (row?.closed_at ?? null) !== null }
  }
  expect(await scoreDuringClosing(unlocked)).toBe(true)
})

test('expert race: ten scores at once leave one, and none fails', async () => {
  await accept()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, given) => score(given)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await scoreRows()).toHaveLength(1)
  const second = { event_id: eventId, user_id: expert.id, participant_id: participantId, score: 1, scored_at: now }
  await expect(world.db.insertInto('expert_scores').values(second).execute()).rejects.toThrow('expert_scores_once')
})

test('expert race: an acceptance and a refusal at once leave one decision and one notification', async () => {
  const decide = (decision: 'approved' | 'declined') => post('/expert/events/invite-decision', expert, { eventId, decision })
  const answers = await Promise.all([decide('approved'), decide('declined'), decide('approved'), decide('declined')])
  const accepted = answers.filter(({ status }) => status === 200)
  expect(new Set(accepted.map(({ body }) => body.invite)).size).toBe(1)
  expect(answers.filter(({ status }) => status !== 200).map(({ status }) => [403, 409].includes(status))).not.toContain(false)
  const { body } = await world.request({ url: '/api/user/notifications', token: owner.token })
  expect(body._items).toHaveLength(1)
})

test('expert race: without the lock both decisions take effect', async () => {
  const unlocked: typeof lockInvitation = async (tx, invitation) => {
    const found = await findInvitation(tx, invitation)
    await delay(100)
    return found
  }
  const race = (lock: typeof lockInvitation) =>
    Promise.allSettled(
      (['approved', 'declined'] as const).map((decision) =>
        world.db.transaction().execute((tx) => decideOnce(tx, { eventId, userId: expert.id, decision, now }, lock)),
      ),
    )
  const decided = (outcomes: PromiseSettledResult<Date | null>[]) =>
    outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value !== null).length
  expect(decided(await race(unlocked))).toBe(2)
  await world.db.updateTable('event_experts').set({ invite: 'wait', decided_at: null }).where('event_id', '=', eventId).execute()
  expect(decided(await race(lockInvitation))).toBe(1)
})
