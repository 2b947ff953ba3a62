import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Address, contract } from '../contract/contract.ts'
import type { CallSpec } from '../contract/kit.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let actors: [string, number | undefined][]

beforeAll(async () => {
  world = await createWorld()
  const person = async (wanted: Parameters<World['given']['person']>[0]) => (await world.given.person(wanted)).id
  actors = [
    ['visitor', undefined],
    ['deactivated', await person({ status: 9 })],
    ['user', await person({})],
    ['child', await person({ birthday: '2012-05-05', status: 8 })],
    ['unfinished', await person({ status: 15 })],
    ['expert', await person({ isExpert: true })],
    ['control', await person({ roles: ['control'] })],
    ['staff', await person({ roles: ['crm_tk_staff'] })],
    ['admin', await person({ roles: ['admin'] })],
  ]
})
afterAll(() => world.close())

const addresses = Object.entries(contract) as [Address, CallSpec][]
const urlOf = (address: string) => {
  const [method, path = ''] = address.split(' ')
  return { method: method as 'GET', url: `/api${path.replace(/:\w+/g, '1')}` }
}

/** At the door: may knock, must sign in first, or has no access whoever he is. */
const door = async (address: Address, personId: number | undefined) => {
  // a session for each call: some of them end it
  const token = personId && (await world.given.session(personId))
  const { status, body } = await world.request({
    ...urlOf(address),
    ...(token && { token }),
    headers: { cookie: 'roles=registered,crm_tk_staff,admin,control' },
  })
  if (status === 401 && body?.reason === 'signInRequired') return 'sign in'
  if (status === 403 && body?.reason === 'forbidden') return 'no'
  return 'knock'
}

test('every call has its row: who may knock, whatever the roles cookie claims (V274, V275, V276, V540)', { timeout: 120_000 }, async () => {
  const rows: string[] = []
  for (const [address] of addresses) {
    const cells = []
    for (const [, personId] of actors) cells.push((await door(address, personId)).padEnd(8))
    rows.push(`${address.padEnd(52)} ${cells.join(' ')}`)
  }
  const head = `${'call'.padEnd(52)} ${actors.map(([name]) => name.padEnd(8)).join(' ')}`
  await expect(`${[head, ...rows].map((row) => row.trimEnd()).join('\n')}\n`).toMatchFileSnapshot('permission-matrix.txt')
})

test('every call, and every alias of it, exists (V471)', async () => {
  for (const [address, spec] of addresses)
    for (const name of [address, ...(spec.aliases ?? [])]) {
      const answer = await world.request(urlOf(name))
      expect([name, answer.status === 404 && answer.body?.requestId === undefined, answer.status === 405]).toEqual([name, false, false])
    }
})
