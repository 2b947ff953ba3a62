import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { drainOutbox } from '../../kernel/outbox/worker.ts'
import { queueDeliveries } from '../notifications/plan.ts'
import { moderationMessages } from './messages.ts'
import { moderationPersonalData } from './personal-data.ts'

let world: World
let staff: Person
let owner: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  owner = await world.given.person({ firstName: 'Айгуль' })
})
afterAll(() => world.close())

const stateOf = (id: number) =>
  world.db.selectFrom('educations').select(['moderation', 'moderation_comment', 'decided_by']).where('id', '=', id).executeTakeFirst()
const decide = (id: number, body: object = { decision: 'declined', reason: 'incomplete', comment: 'Нет года' }, by = staff) =>
  world.request({ method: 'POST', url: `/api/admin/educations/${id}/decision`, token: by.token, body })
const undo = (id: number, by = staff) => world.request({ method: 'POST', url: `/api/admin/decisions/${id}/undo`, token: by.token })
const bell = async (person: Person) => (await world.request({ url: '/api/user/notifications', token: person.token })).body._items
const settle = (resources = world.resources) => drainOutbox(resources, moderationMessages)
const waitingNotices = async () =>
  (await world.db.selectFrom('outbox').select('id').where('user_id', '=', owner.id).where('state', '=', 'queued').execute()).length
const outcomes = (answers: { status: number; body: { reason?: string } }[]) => answers.map(({ status, body }) => body.reason ?? status).sort()

describe('moderation: a decision that can be undone', () => {
  test('says until when it can be undone, and notifies the user after that time only', async () => {
    const id = await world.given.education(owner)
    const { body } = await decide(id)
    expect(body).toMatchObject({ id, moderation: 'declined', undoUntil: new Date(world.clock.now().getTime() + 30_000).toISOString() })
    world.clock.advance(29_999)
    await settle()
    expect(await bell(owner)).toEqual([])
    world.clock.advance(1)
    await settle()
    await settle()
    expect(await bell(owner)).toMatchObject([{ title: 'Образование проверено', data: { decision: 'declined' } }])
  })

  test('returns the object to its queue and sends no notification when it is undone', async () => {
    const id = await world.given.education(owner)
    const { decisionId } = (await decide(id)).body
    expect(await waitingNotices()).toBe(1)
    world.clock.advance(29_999)
    expect((await undo(decisionId)).body).toEqual({ ok: true })
    expect(await stateOf(id)).toEqual({ moderation: 'wait', moderation_comment: null, decided_by: null })
    expect(await waitingNotices()).toBe(0)
    world.clock.advance(60_000)
    await settle()
    expect(await bell(owner)).toEqual([])
    expect((await decide(id, { decision: 'approved' })).status).toBe(200)
  })

  test('is undone by its author only, once and in time', async () => {
    const [first, second] = [await world.given.education(owner), await world.given.education(owner)]
    const { decisionId } = (await decide(first)).body
    const admin = await world.given.person({ roles: ['admin'] })
    expect(await undo(decisionId, admin)).toMatchObject({ status: 403, body: { reason: 'notYourDecision' } })
    expect((await undo(decisionId)).status).toBe(200)
    expect(await undo(decisionId)).toMatchObject({ status: 409, body: { reason: 'alreadyUndone' } })
    const late = (await decide(second)).body.decisionId
    world.clock.advance(30_000)
    expect(await undo(late)).toMatchObject({ status: 409, body: { reason: 'undoTooLate' } })
    expect((await undo(999_999)).status).toBe(404)
    expect(await stateOf(second)).toMatchObject({ moderation: 'declined' })
  })

  test('cannot be undone, and sends no notification, once the owner has changed the entry', async () => {
    const id = await world.given.education(owner)
    const { decisionId } = (await decide(id)).body
    await world.db.updateTable('educations').set({ moderation: 'wait', decided_at: null, decided_by: null }).where('id', '=', id).execute()
    const changed = { status: 409, body: { reason: 'changedSince', message: expect.stringContaining('изменил или удалил') } }
    expect(await undo(decisionId)).toMatchObject(changed)
    world.clock.advance(1000)
    expect((await decide(id, { decision: 'approved' })).status).toBe(200)
    expect(await undo(decisionId)).toMatchObject(changed)
    world.clock.advance(30_000)
    await settle()
    expect((await bell(owner)).map((item: { data: { decision: string } }) => item.data.decision)).toEqual(['approved'])
  })

  test('cannot be undone once the owner has deleted the entry', async () => {
    const id = await world.given.education(owner)
    const { decisionId } = (await decide(id)).body
    await world.db.deleteFrom('educations').where('id', '=', id).execute()
    expect(await undo(decisionId)).toMatchObject({ status: 409, body: { reason: 'changedSince' } })
    world.clock.advance(30_000)
    expect(await undo(decisionId)).toMatchObject({ status: 409, body: { reason: 'undoTooLate' } })
  })

  test('withdraws the university that it published, unless it was public before', async () => {
    const names = { name_ru: 'Академия', name_en: 'Академия', name_kk: 'Академия', is_foreign: false, creator_id: owner.id, is_approved: false }
    const university = await world.db.insertInto('universities').values(names).returning('id').executeTakeFirstOrThrow()
    const isPublic = async (id: number) =>
      (await world.db.selectFrom('universities').select('is_approved').where('id', '=', id).executeTakeFirstOrThrow()).is_approved
    for (const [id, before] of [[university.id, false] as const, [1, true] as const]) {
      expect(await isPublic(id)).toBe(before)
      const { decisionId } = (await decide(await world.given.education(owner, id), { decision: 'approved' })).body
      expect(await isPublic(id)).toBe(true)
      expect((await undo(decisionId)).status).toBe(200)
      expect(await isPublic(id)).toBe(before)
    }
  })

  test('whose worker was killed after the notification sends no second one, and counts as sent', async () => {
    await decide(await world.given.education(owner))
    world.clock.advance(30_000)
    await settle()
    const messages = () => world.db.selectFrom('outbox').select('state').where('user_id', '=', owner.id).where('kind', '=', 'moderation.decision')
    await world.db.updateTable('outbox').set({ state: 'queued', settled_at: null }).where('user_id', '=', owner.id).execute()
    await settle()
    expect([await messages().execute(), await bell(owner)]).toMatchObject([[{ state: 'sent' }], [{}]])
  })

  test('whose notification fails does not delay later ones, and is retried', async () => {
    const other = await world.given.person()
    await decide(await world.given.education(owner))
    world.clock.advance(1)
    await decide(await world.given.education(other))
    world.clock.advance(30_000)
    const failing = {
      ...world.resources,
      queues: world.resources.queues.map((queue) => ({
        ...queue,
        notifyPerson: async (...all: Parameters<typeof queue.notifyPerson>) => {
          if (all[3] === owner.id) throw new Error('no notification')
          await queue.notifyPerson(...all)
        },
      })),
    }
    await settle(failing)
    expect([await bell(owner), await bell(other)]).toMatchObject([[], [{ data: { decision: 'declined' } }]])
    world.clock.advance(30_000)
    await settle()
    expect([(await bell(owner)).length, (await bell(other)).length]).toEqual([1, 1])
  })

  test('requires a reason or a comment to decline', async () => {
    const id = await world.given.education(owner)
    for (const more of [{}, { comment: '  ' }])
      expect(await decide(id, { decision: 'declined', ...more })).toMatchObject({ status: 422, body: { errors: { reason: [expect.any(String)] } } })
    expect(await stateOf(id)).toMatchObject({ moderation: 'wait' })
    expect((await decide(id, { decision: 'declined', comment: 'Нет года' })).status).toBe(200)
    expect((await decide(await world.given.education(owner), { decision: 'declined', reason: 'incomplete' })).status).toBe(200)
  })

  test('refuses a reason of another queue', async () => {
    expect((await decide(await world.given.education(owner), { decision: 'declined', reason: 'noSignature' })).status).toBe(422)
  })
})

describe('moderation: races', () => {
  test('of two decisions at once one applies, with one record in the log', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await world.given.education(owner)
      const answers = await Promise.all([decide(id, { decision: 'approved' }), decide(id)])
      expect(outcomes(answers)).toEqual([200, 'alreadyDecided'])
      const records = world.db.selectFrom('audit_records').select('action').where('entity', '=', 'educations').where('entity_id', '=', id)
      expect(await records.execute()).toEqual([{ action: (await stateOf(id))?.moderation }])
    }
  })

  test('the loser of a race learns the decision, its author, time, reason and comment', async () => {
    const winner = await world.given.person({ firstName: 'Анна', lastName: 'Первая', roles: ['crm_tk_staff'] })
    const id = await world.given.education(owner)
    await decide(id, undefined, winner)
    const at = world.clock.now().toISOString()
    world.clock.advance(1000)
    expect(await decide(id, { decision: 'approved' })).toMatchObject({
      status: 409,
      body: {
        reason: 'alreadyDecided',
        decided: { decision: 'declined', by: { id: winner.id, name: 'Анна Первая' }, at, reason: 'incomplete', comment: 'Нет года' },
      },
    })
  })

  test('two undoings at once return the object once', async () => {
    const id = await world.given.education(owner)
    const { decisionId } = (await decide(id)).body
    expect(outcomes(await Promise.all([undo(decisionId), undo(decisionId)]))).toEqual([200, 'alreadyUndone'])
  })

  test('a decision and an undoing at once leave one valid state', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await world.given.education(owner)
      const { decisionId } = (await decide(id)).body
      const [undone, again] = await Promise.all([undo(decisionId), decide(id, { decision: 'approved' })])
      expect(undone.status).toBe(200)
      expect((await stateOf(id))?.moderation).toBe(again.status === 200 ? 'approved' : 'wait')
      expect([200, 409]).toContain(again.status)
    }
  })

  test('undoing and settling at once, by clocks that differ, either returns the object or notifies', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await world.given.person()
      const id = await world.given.education(person)
      const { decisionId } = (await decide(id)).body
      const later = new Date(world.clock.now().getTime() + 30_000)
      const [undone] = await Promise.all([undo(decisionId), settle({ ...world.resources, clock: () => later })])
      expect(await bell(person)).toHaveLength(undone.status === 200 ? 0 : 1)
      expect((await stateOf(id))?.moderation).toBe(undone.status === 200 ? 'wait' : 'declined')
    }
  })
})

describe('moderation: a final decision', () => {
  const merging = async () => {
    const source = await world.given.person()
    const request = { source_user_id: source.id, target_user_id: owner.id, created_at: world.clock.now() }
    return (await world.db.insertInto('merge_requests').values(request).returning('id').executeTakeFirstOrThrow()).id
  }
  const lettersAfter = async (decideNow: () => Promise<unknown>) => {
    await decideNow()
    const newest = world.db.selectFrom('notifications').select('id').orderBy('id', 'desc').limit(1)
    await queueDeliveries(world.db, { notificationId: (await newest.executeTakeFirstOrThrow()).id, now: world.clock.now() })
    await world.sendMessages()
    return world.inbox(owner.email)
  }
  const decideMerge = async (body: object) =>
    world.request({ method: 'POST', url: `/api/admin/merge-requests/${await merging()}/decision`, token: staff.token, body })

  test('sends an email with the reason and the comment', async () => {
    const letters = await lettersAfter(() => decideMerge({ decision: 'rejected', reason: 'notSamePerson', comment: 'Разные даты рождения' }))
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Причина: Аккаунты принадлежат разным людям')
    expect(letters[0]?.text).toContain('Комментарий: Разные даты рождения')
  })

  test('has no time to undo and notifies at once', async () => {
    const { body } = await decideMerge({ decision: 'rejected', reason: 'notSamePerson' })
    expect(body).toMatchObject({ status: 'rejected', undoUntil: null })
    expect(await bell(owner)).toHaveLength(1)
    expect(await undo(body.decisionId)).toMatchObject({ status: 409, body: { reason: 'undoTooLate' } })
  })
})

describe('moderation: personal data', () => {
  const decided = async () => {
    const id = await world.given.education(owner)
    await decide(id)
    world.clock.advance(30_000)
    await settle()
  }
  const stored = (personId: number) =>
    world.db
      .selectFrom('moderation_decisions as d')
      .innerJoin('audit_records as r', 'r.person_id', 'd.person_id')
      .select(['d.reason', 'd.comment', 'r.after', 'r.user_id'])
      .where('d.person_id', '=', personId)
      .execute()
  const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })

  test('is exported with the reason and the comment', async () => {
    await decided()
    const { rows } = await moderationPersonalData.collect(world.db, owner.id)
    expect(rows.decisions).toMatchObject([{ queue: 'educations', reason: 'incomplete', comment: 'Нет года' }])
    expect(rows['audit-records']).toMatchObject([{ after: { status: 'declined', comment: 'Нет года' } }])
    expect((await moderationPersonalData.collect(world.db, staff.id)).rows['own-actions']).toHaveLength(1)
  })

  test('is erased with the user, and an open decision sends no notification', async () => {
    await decided()
    await decide(await world.given.education(owner))
    await world.db.transaction().execute((tx) => moderationPersonalData.erase(tx, owner.id, deps()))
    const rows = await stored(owner.id)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toEqual({ reason: null, comment: null, after: null, user_id: staff.id })
    world.clock.advance(30_000)
    await settle()
    expect(await bell(owner)).toHaveLength(1)
  })

  test('moves to the account that absorbs the user', async () => {
    await decided()
    const other = await world.given.person()
    await world.db.transaction().execute((tx) => moderationPersonalData.move(tx, { from: owner.id, to: other.id }, deps()))
    expect([await stored(owner.id), await stored(other.id)]).toMatchObject([[], [{ reason: 'incomplete', after: { comment: 'Нет года' } }]])
  })

  test('names the account that absorbs the author of a decision, and offers it the undo', async () => {
    const id = await world.given.education(owner)
    const { decisionId } = (await decide(id)).body
    const other = await world.given.person({ firstName: 'Анна', lastName: 'Первая', roles: ['crm_tk_staff'] })
    await world.db.transaction().execute((tx) => moderationPersonalData.move(tx, { from: staff.id, to: other.id }, deps()))
    const { _items } = (await world.request({ url: `/api/admin/educations?id=${id}`, token: other.token })).body
    expect(_items).toMatchObject([{ decided: { by: { id: other.id, name: 'Анна Первая' } }, decision: { id: decisionId } }])
    expect((await undo(decisionId, other)).status).toBe(200)
  })
})

describe('moderation: the audit log', () => {
  const log = async (query: string) => (await world.request({ url: `/api/admin/audit-log?${query}`, token: staff.token })).body

  test('has each decision and each undoing with its state before and after, newest first (C477)', async () => {
    const id = await world.given.education(owner)
    await undo((await decide(id)).body.decisionId)
    const at = world.clock.now().toISOString()
    const common = { userId: staff.id, entity: 'educations', entityId: id, createdAt: at }
    expect((await log(`userId=${staff.id}`))._items).toMatchObject([
      { ...common, action: 'undo', before: { status: 'declined' }, after: { status: 'wait' } },
      { ...common, action: 'declined', before: { status: 'wait' }, after: { status: 'declined', reason: 'incomplete', comment: 'Нет года' } },
    ])
  })

  test('is filtered by user and entity, 50 a page (C477)', async () => {
    await decide(await world.given.education(owner))
    const record = { user_id: staff.id, action: 'update', entity: 'stories', entity_id: 1, created_at: world.clock.now() }
    await world.db
      .insertInto('audit_records')
      .values(Array.from({ length: 60 }, () => record))
      .execute()
    const counts = async (query: string) => {
      const { _items, _meta } = await log(query)
      return [_items.length, _meta.totalCount]
    }
    expect(await counts(`userId=${staff.id}`)).toEqual([50, 61])
    expect(await counts(`userId=${staff.id}&entity=educations`)).toEqual([1, 1])
    expect(await counts('entity=stories&paginationPage=2')).toEqual([10, 60])
    expect(await counts(`userId=${owner.id}`)).toEqual([0, 0])
  })
})
