import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

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
const decideAt = (path: string, body: object, by = staff) =>
  world.request({ method: 'POST', url: `/api/admin/${path}/decision`, token: by.token, body })
const decide = (id: number, body: object, by = staff) => decideAt(`educations/${id}`, body, by)

describe('moderation: the reason of a decision', () => {
  const merging = async () => {
    const source = await world.given.person()
    const request = { source_user_id: source.id, target_user_id: owner.id, created_at: world.clock.now() }
    return (await world.db.insertInto('merge_requests').values(request).returning('id').executeTakeFirstOrThrow()).id
  }
  const wrongReason = { status: 422, body: { errors: { reason: [expect.any(String)] } } }

  test('declines only: an approval with it is refused with 422, and nothing is decided', async () => {
    const id = await world.given.education(owner)
    expect(await decide(id, { decision: 'approved', reason: 'inappropriate' })).toMatchObject(wrongReason)
    expect(await decideAt(`merge-requests/${await merging()}`, { decision: 'approved', reason: 'notSamePerson' })).toMatchObject(wrongReason)
    expect(await stateOf(id)).toMatchObject({ moderation: 'wait' })
  })

  test('approves only, if it confirms the details', async () => {
    const id = await merging()
    expect(await decideAt(`merge-requests/${id}`, { decision: 'rejected', reason: 'confirmed' })).toMatchObject(wrongReason)
    expect(await decideAt(`merge-requests/${id}`, { decision: 'approved', reason: 'confirmed' })).toMatchObject({ body: { status: 'approved' } })
  })
})

describe('moderation: a decision about a request that is not confirmed', () => {
  const requested = async (status: 'new' | 'confirmed') => {
    const at = world.clock.now()
    const proposal = { user_id: (await world.given.person()).id, status, created_at: at, expires_at: new Date(at.getTime() + 86_400_000) }
    return (await world.db.insertInto('deletion_proposals').values(proposal).returning('id').executeTakeFirstOrThrow()).id
  }
  const reject = async (id: number) => decideAt(`deletion-proposals/${id}`, { decision: 'rejected', comment: 'Остались долги' })

  test('is refused with a reason of its own', async () => {
    const id = await requested('new')
    expect(await reject(id)).toMatchObject({ status: 409, body: { reason: 'notWaiting' } })
    const stored = world.db.selectFrom('deletion_proposals').select(['status', 'decided_at']).where('id', '=', id)
    expect(await stored.execute()).toEqual([{ status: 'new', decided_at: null }])
    expect((await reject(await requested('confirmed'))).status).toBe(200)
  })
})

describe('moderation: a decision about an own request', () => {
  const own = { status: 403, body: { reason: 'ownRequest', message: expect.stringContaining('другой сотрудник') } }

  test('is refused with 403, and a colleague decides', async () => {
    const id = await world.given.education(staff)
    expect(await decide(id, { decision: 'approved' })).toMatchObject(own)
    expect(await stateOf(id)).toMatchObject({ moderation: 'wait' })
    expect((await decide(id, { decision: 'approved' }, await world.given.person({ roles: ['admin'] }))).status).toBe(200)
  })

  test('is refused to both accounts of a merge', async () => {
    for (const [source, target] of [
      [staff, owner],
      [owner, staff],
    ] as const) {
      const request = { source_user_id: source.id, target_user_id: target.id, created_at: world.clock.now() }
      const { id } = await world.db.insertInto('merge_requests').values(request).returning('id').executeTakeFirstOrThrow()
      expect(await decideAt(`merge-requests/${id}`, { decision: 'approved' })).toMatchObject(own)
      await world.db.deleteFrom('merge_requests').where('id', '=', id).execute()
    }
  })
})

describe('moderation: a decision about content that changed meanwhile', () => {
  const rewrite = (id: number, specialty: string) =>
    world.request({
      method: 'PUT',
      url: `/api/users/${owner.id}/educations/${id}`,
      token: owner.token,
      body: { universityId: 1, specialty, yearStart: 2010, level: 'bachelor' },
    })
  const listed = async (id: number, headers = {}) =>
    (await world.request({ url: `/api/admin/educations?id=${id}`, token: staff.token, headers })).body._items[0]

  test('is refused with 409, and nothing is decided', async () => {
    const id = await world.given.education(owner)
    const { version } = await listed(id)
    expect((await rewrite(id, 'Реклама казино')).status).toBe(200)
    for (const decision of ['approved', 'declined'])
      expect(await decide(id, { decision, comment: 'Проверено', version })).toMatchObject({ status: 409, body: { reason: 'changedMeanwhile' } })
    expect(await stateOf(id)).toEqual({ moderation: 'wait', moderation_comment: null, decided_by: null })
    const now = await listed(id)
    expect(now).toMatchObject({ specialty: 'Реклама казино' })
    expect((await decide(id, { decision: 'approved', version: now.version })).body).toMatchObject({ moderation: 'approved', version: now.version })
  })

  test('is not listed as in force once the content has changed', async () => {
    const id = await world.given.education(owner)
    await decide(id, { decision: 'declined', comment: 'Нет года' })
    expect(await listed(id)).toMatchObject({ decided: { decision: 'declined' } })
    await rewrite(id, 'Финансы')
    expect(await listed(id)).toMatchObject({ moderation: 'wait', decided: null, decision: null })
  })

  test('is made without a version, and with the version of a list in any language', async () => {
    const [first, second] = [await world.given.education(owner), await world.given.education(owner)]
    expect((await decide(first, { decision: 'approved' })).status).toBe(200)
    const { version, university } = await listed(second, { 'accept-language': 'en' })
    expect(university.name).not.toBe((await listed(second)).university.name)
    expect((await decide(second, { decision: 'approved', version })).status).toBe(200)
  })
})

describe('moderation: the time of a decision', () => {
  /** Sends a request that waits for the lock of the entry; returns its answer and the time at the end of the wait. */
  const delayed = async (id: number, send: () => ReturnType<typeof decide>) => {
    const { answer } = await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('educations').select('id').where('id', '=', id).forUpdate().execute()
      const sent = send()
      await untilWaiting(world)
      world.clock.advance(20_000)
      return { answer: sent }
    })
    return { ...(await answer), at: world.clock.now().toISOString() }
  }
  const undo = (id: number) => world.request({ method: 'POST', url: `/api/admin/decisions/${id}/undo`, token: staff.token })
  const times = async (id: number) => {
    const records = world.db
      .selectFrom('audit_records')
      .select('created_at')
      .where('entity', '=', 'educations')
      .where('entity_id', '=', id)
      .orderBy('id')
    return (await records.execute()).map((record) => record.created_at.toISOString())
  }

  test('is read after the wait for the lock, as is the time of an undo', async () => {
    const id = await world.given.education(owner)
    const made = await delayed(id, () => decide(id, { decision: 'approved' }))
    expect(made.body.decided.at).toBe(made.at)
    const undone = await delayed(id, () => undo(made.body.decisionId))
    expect([undone.status, await times(id)]).toEqual([200, [made.at, undone.at]])
  })
})
