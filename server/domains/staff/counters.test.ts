import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const counters = (token?: string) => world.request({ url: '/api/admin/counters', token })

test('staff counters: count the undecided requests of each queue, and drop a decided one (C424)', async () => {
  const [staff, person, child] = [
    await world.given.person({ roles: ['crm_tk_staff'] }),
    await world.given.person(),
    await world.given.person({ birthday: '2011-06-01', status: 8 }),
  ]
  const at = world.clock.now()
  const common = { user_id: person.id, created_at: at }
  const study = { ...common, university_id: 1, specialty: 'Экономика', year_start: 2010, is_foreign: false, level: 'bachelor' as const }
  await world.db
    .insertInto('educations')
    .values([study, { ...study, moderation: 'approved' }])
    .execute()
  await world.db.insertInto('parental_consents').values({ user_id: child.id, status: 'wait', uploaded_at: at }).execute()
  await world.db
    .insertInto('deletion_proposals')
    .values([
      { ...common, status: 'confirmed', expires_at: at },
      { user_id: child.id, created_at: at, expires_at: at },
    ])
    .execute()
  const merge = { source_user_id: child.id, target_user_id: person.id, created_at: at }
  await world.db.insertInto('merge_requests').values(merge).execute()
  const queues = { parentalConsents: 1, deletionProposals: 1, mergeRequests: 1, educations: 1, employments: 0 }
  expect((await counters(staff.token)).body).toMatchObject({ queues })
  await world.request({
    method: 'POST',
    url: `/api/admin/parental-consents/${child.id}/decision`,
    token: staff.token,
    body: { decision: 'declined', reason: 'incomplete' },
  })
  expect((await counters(staff.token)).body).toMatchObject({ queues: { ...queues, parentalConsents: 0 } })
  expect([(await counters(person.token)).status, (await counters()).status]).toEqual([403, 401])
})
