import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Address, contract } from '../contract/contract.ts'
import type { CallSpec } from '../contract/kit.ts'
import { limitMs } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let actors: Actor[]

type Actor = { name: string; personId?: number; isForConsent?: true }

beforeAll(async () => {
  world = await createWorld()
  const person = async (name: string, wanted: Parameters<World['given']['person']>[0] = {}): Promise<Actor & { personId: number }> => ({
    name,
    personId: (await world.given.person(wanted)).id,
  })
  const organizer = await person('organizer')
  await world.given.event({ owner: { id: organizer.personId } })
  const blocked = await person('blocked')
  await world.db.updateTable('users').set({ blocked_at: world.clock.now() }).where('id', '=', blocked.personId).execute()
  const awaiting = await person('second step', { roles: ['crm_tk_staff'] })
  const now = world.clock.now()
  await world.db
    .insertInto('second_steps')
    .values({ user_id: awaiting.personId, secret: Buffer.alloc(20), created_at: now, confirmed_at: now })
    .execute()
  actors = [
    { name: 'visitor' },
    await person('deactivated', { status: 9 }),
    await person('merged', { status: 11 }),
    blocked,
    awaiting,
    { ...(await person('awaits consent', { birthday: '2012-05-05', status: 8 })), isForConsent: true },
    await person('user'),
    await person('minor', { birthday: '2012-05-05', status: 8 }),
    await person('restricted minor', { birthday: '2012-05-05', status: 8, isRestricted: true }),
    await person('unfinished', { status: 15 }),
    organizer,
    await person('expert', { isExpert: true }),
    await person('control', { roles: ['control'] }),
    await person('staff', { roles: ['crm_tk_staff'] }),
    await person('admin', { roles: ['admin'] }),
  ]
})
afterAll(() => world.close())

const addresses = Object.entries(contract) as [Address, CallSpec][]

const unstorable = encodeURIComponent('\0')

/** Input that every call rejects, because access is checked before the input and a handler would act on its object. */
const requestOf = (address: Address) => {
  const [method, path = ''] = address.split(' ')
  const { body, takes }: CallSpec = contract[address]
  return {
    method: method as 'GET',
    url: `/api${path.replace(/:\w+/g, unstorable)}`,
    ...(body && takes?.as !== 'bytes' && { body: { nonsense: '\0' } }),
  }
}

const sessionOf = async ({ personId, isForConsent }: Actor): Promise<string | undefined> => {
  if (!personId) return undefined
  // a session for each call, because some calls end it
  const token = await world.given.session(personId)
  if (isForConsent) await world.db.updateTable('sessions').set({ is_for_consent: true }).where('user_id', '=', personId).execute()
  return token
}

const entryRefusals: Record<string, string> = { signInRequired: 'sign in', forbidden: 'no', secondStepRequired: 'step' }

/** Past the access check, or its refusal. */
const entryOf = async (address: Address, actor: Actor): Promise<string> => {
  const token = await sessionOf(actor)
  // a session cookie, because only a browser sends the roles cookie beside it
  const cookie = `${token ? `token=${token}; ` : ''}roles=registered,crm_tk_staff,admin,control`
  const { body } = await world.request({ ...requestOf(address), headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  return entryRefusals[body?.reason] ?? 'in'
}

test('permissions: a row for every call with its authorized callers, independent of the roles cookie (V274, V275)', {
  timeout: limitMs(120_000),
}, async () => {
  const groups = new Map<string, string[]>()
  for (const [address, { access, unfinished }] of addresses) {
    const cells: string[] = []
    for (const actor of actors) cells.push(await entryOf(address, actor))
    const rule = [access, ...(unfinished ?? [])].join(' + ')
    const pattern = [`## ${rule}`, ...rowsOf(cells)].join('\n')
    groups.set(pattern, [...(groups.get(pattern) ?? []), address])
  }
  const sections = [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([pattern, calls]) => `${pattern}\n\n${calls.join('\n')}\n`)
  await expect(sections.join('\n')).toMatchFileSnapshot('permission-matrix.txt')
})

/** Every answer with the actors that receive it. */
const rowsOf = (cells: string[]): string[] =>
  ['in', 'sign in', 'step', 'no'].flatMap((cell) => {
    const names = actors.filter((_, index) => cells[index] === cell).map(({ name }) => name)
    return names.length > 0 ? [`${cell}:`.padEnd(9) + names.join(', ')] : []
  })
