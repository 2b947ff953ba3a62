import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let staff: Person
let owner: Person
beforeAll(async () => {
  world = await createWorld()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  owner = await world.given.person()
})
afterAll(() => world.close())

const send = (method: 'POST' | 'PUT', path: string, by: Person, body?: object) => world.request({ method, url: `/api${path}`, token: by.token, body })
let named = 0
const kinds = [
  {
    kind: 'educations',
    owning: 'universities',
    create: (name: string) => send('POST', '/catalogs/universities', owner, { name, foreign: false }),
    entry: (universityId: number) => ({ universityId, specialty: 'Экономика', yearStart: 2010, level: 'bachelor' }),
  },
  {
    kind: 'employments',
    owning: 'companies',
    create: (name: string) => send('POST', '/companies', owner, { name, url: `https://bakery${named}.example` }),
    entry: (companyId: number) => ({ companyId, position: 'Пекарь', dateStart: '2016-03-01', present: true, employmentGroupId: 3 }),
  },
] as const

describe.each(kinds)('$kind: what an approved entry names', ({ kind, owning, create, entry }) => {
  let namedId: number
  let person: Person
  beforeEach(async () => {
    named += 1
    namedId = (await create(`Пекарня ${kind} ${named}`)).body.id
    person = await world.given.person()
  })
  const add = async (): Promise<number> => (await send('POST', `/users/${person.id}/${kind}`, person, entry(namedId))).body.id
  const approve = (id: number) => send('POST', `/admin/${kind}/${id}/decision`, staff, { decision: 'approved' })
  const undo = async (decisionId: number) => (await send('POST', `/admin/decisions/${decisionId}/undo`, staff)).status
  const isPublic = async () =>
    (await world.db.selectFrom(owning).select('is_approved').where('id', '=', namedId).executeTakeFirstOrThrow()).is_approved

  test('stays public when the decision that published it is undone at the same time', async () => {
    for (let round = 0; round < 15; round++) {
      const [first, second] = [await add(), await add()]
      const { decisionId } = (await approve(first)).body
      const [undone, approved] = await Promise.all([undo(decisionId), approve(second)])
      expect([undone, approved.status, await isPublic()]).toEqual([200, 200, true])
      expect([await undo(approved.body.decisionId), await isPublic()]).toEqual([200, false])
    }
  })

  test('is withdrawn after the last of several decisions is undone, in any order', async () => {
    for (const isReversed of [false, true]) {
      const made: number[] = []
      for (const id of [await add(), await add(), await add()]) made.push((await approve(id)).body.decisionId)
      const seen: boolean[] = []
      for (const decisionId of isReversed ? made.toReversed() : made) {
        expect(await undo(decisionId)).toBe(200)
        seen.push(await isPublic())
      }
      expect(seen).toEqual([true, true, false])
    }
  })

  test('stays public after all undoings if it was public before', async () => {
    await world.db.updateTable(owning).set({ is_approved: true }).where('id', '=', namedId).execute()
    const [first, second] = [await approve(await add()), await approve(await add())]
    expect([await undo(first.body.decisionId), await undo(second.body.decisionId), await isPublic()]).toEqual([200, 200, true])
  })

  test('a decision and a change by the owner at the same time both succeed', async () => {
    for (let round = 0; round < 15; round++) {
      const id = await add()
      const change = send('PUT', `/users/${person.id}/${kind}/${id}`, person, entry(namedId))
      expect((await Promise.all([approve(id), change])).map(({ status }) => status)).toEqual([200, 200])
    }
  })
})
