import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let staff: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const rounds = 12
const post = (path: string, body: object = {}) => world.request({ method: 'POST', url: `/api/admin/${path}`, token: staff.token, body })
const approve = (queue: string, id: number) => post(`${queue}/${id}/decision`, { decision: 'approved' })

/** Of a university that the user added, because a merge moves it too. */
const studies = async (person: Person, count: number) => {
  const name = `Академия ${person.id}`
  const names = { name_ru: name, name_en: name, name_kk: name, is_foreign: false, creator_id: person.id, is_approved: false }
  const university = await world.db.insertInto('universities').values(names).returning('id').executeTakeFirstOrThrow()
  const study = { user_id: person.id, university_id: university.id, specialty: 'Экономика', year_start: 2010, is_foreign: false }
  const row = { ...study, level: 'bachelor' as const, created_at: world.clock.now() }
  const rows = await world.db
    .insertInto('educations')
    .values(Array.from({ length: count }, () => row))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const scene = async () => {
  const [source, target] = [await world.given.person(), await world.given.person()]
  const request = { source_user_id: source.id, target_user_id: target.id, created_at: world.clock.now() }
  const { id } = await world.db.insertInto('merge_requests').values(request).returning('id').executeTakeFirstOrThrow()
  return { source, target, mergeId: id, studyIds: await studies(source, 6) }
}

test('merge: decisions about entries of the account at the same time all succeed and belong to the surviving account', async () => {
  for (let round = 0; round < rounds; round++) {
    const { source, target, mergeId, studyIds } = await scene()
    const answers = await Promise.all([...studyIds.map((id) => approve('educations', id)), approve('merge-requests', mergeId)])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const decisions = world.db.selectFrom('moderation_decisions').select('person_id').distinct().where('person_id', 'in', [source.id, target.id])
    expect(await decisions.execute()).toEqual([{ person_id: target.id }])
  }
})

test('merge: undoings of decisions about entries of the account at the same time all succeed', async () => {
  for (let round = 0; round < rounds; round++) {
    const { mergeId, studyIds } = await scene()
    const made = await Promise.all(studyIds.map((id) => approve('educations', id)))
    const undoings = made.map(({ body }) => post(`decisions/${body.decisionId}/undo`))
    const answers = await Promise.all([...undoings, approve('merge-requests', mergeId)])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }
})
