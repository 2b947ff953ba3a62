import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import { faultsOf } from './kit/ownership/concerned.ts'
import { type Row, rowOf } from './kit/ownership/matrix.ts'
import { type ChangedTables, watchRows } from './kit/ownership/row-changes.ts'
import type { Ownership, Scene } from './kit/ownership/stage.ts'
import { createWorld, type World } from './kit/world.ts'
import { ownership as domains } from './ownership/domains.ts'

let world: World
let changedTables: ChangedTables

beforeAll(async () => {
  world = await createWorld()
  changedTables = await watchRows(world)
})
afterAll(() => world.close())

/** The scenes of a call, named after the state of the object where there are several. */
const scenesOf = ({ scenes }: Ownership): [string, Scene][] =>
  Object.entries(scenes).flatMap(([address, scene]): [string, Scene][] =>
    typeof scene === 'function' ? [[address, scene]] : Object.entries(scene).map(([state, one]) => [`${address} (${state})`, one]),
  )

test('ownership: a domain describes every call that takes an id, and no other call', () => {
  expect(faultsOf(contract, domains)).toEqual([])
})

test('ownership: name each undescribed or unknown call with the remedy', () => {
  const { 'DELETE /owner/projects/:id': _missing, ...scenes } = domains.profile?.scenes ?? {}
  const gone = { 'GET /owner/gone/:id': async () => ({}) }
  const profile = { unowned: {}, ...domains.profile, scenes: { ...scenes, ...gone } }
  expect(faultsOf(contract, { ...domains, profile })).toEqual([
    expect.stringMatching('^DELETE /owner/projects/:id takes an id: add to tests/ownership/<domain>.ts a scene'),
    'GET /owner/gone/:id is not a call of the contract: remove it from tests/ownership/profile.ts.',
  ])
})

test("ownership: every actor's access to an object of the owner; a refused call changes no row (V274, V276, V540)", {
  timeout: 180_000,
}, async () => {
  const sections: string[] = []
  const broken: string[] = []
  for (const [domain, ownership] of Object.entries(domains)) {
    const rows: Row[] = []
    for (const [name, scene] of scenesOf(ownership)) rows.push(await rowOf({ world, changedTables }, name, scene))
    broken.push(...rows.flatMap((row) => row.faults), ...withoutSuccess(rows))
    sections.push(`# ${domain}\n\n${tableOf(rows)}`)
  }
  expect.soft(broken).toEqual([])
  await expect(sections.join('\n')).toMatchFileSnapshot('ownership-matrix.txt')
})

/** Groups calls with the same answer for every actor. */
const tableOf = (rows: Row[]): string =>
  [...Map.groupBy(rows, ({ pattern }) => pattern)].map(([pattern, calls]) => `${pattern}\n\n${calls.map(({ name }) => name).join('\n')}\n`).join('\n')

/** Guarantee: an invalid body in a scene fails here, because it would read as a refusal of every actor. */
const withoutSuccess = (rows: Row[]): string[] =>
  [...Map.groupBy(rows, ({ name }) => name.split(' (', 1)[0])]
    .filter(([, states]) => !states.some(({ isDone }) => isDone))
    .map(([address, states]) => `${address}: no actor succeeds, so the object or the body of its scene is not valid.\n${states[0]?.pattern}`)
