import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let admin: { id: number; token: string }
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
beforeAll(async () => {
  world = await createWorld()
  admin = await world.given.person({ roles: ['admin'] })
  world.resources.outside.mail = { isReal: true, send: async () => {} }
  Object.assign(world.resources.config, { MAIL_FROM: 'Вместе <post@mail.vmeste.test>', dkim: { selector: 'mail2026', privateKey } })
})
beforeEach(() => world.db.deleteFrom('mail_suppressions').execute())
afterAll(() => world.close())

const get = async (path = '') => (await world.request({ url: `/api/admin/mail${path}`, token: admin.token })).body
const lift = (email: unknown, token = admin.token) =>
  world.request({ method: 'POST', url: '/api/admin/mail/suppressions/lift', token, body: { email } })

type Zone = Record<string, string[] | 'unread'>

/** The states of the checks if the DNS has these texts, and the names that were asked for. */
const statesIn = async (zone: Zone) => {
  const asked: string[] = []
  world.resources.outside.dns = {
    texts: async (name) => {
      asked.push(name)
      const texts = zone[name] ?? []
      if (texts === 'unread') throw new Error('timeout')
      return texts
    },
  }
  const { checks } = await get()
  const stateOf = (record: string) => checks.find((check: { record: string }) => check.record === record).state
  return { states: [stateOf('spf'), stateOf('dkim'), stateOf('dmarc')], asked: asked.toSorted() }
}

const own = 'mail.vmeste.test'
const good: Zone = {
  [own]: ['unrelated', 'v=spf1 mx -all'],
  [`mail2026._domainkey.${own}`]: [`v=DKIM1; k=rsa; p=${key.slice(0, 100)} ${key.slice(100)}`],
  [`_dmarc.${own}`]: ['v=DMARC1; p=reject'],
}

test('mail domain: the three records of the domain of MAIL_FROM are read, and the right ones are good', async () => {
  const { states, asked } = await statesIn(good)
  expect([states, asked]).toEqual([['good', 'good', 'good'], Object.keys(good).toSorted()])
  expect(await get()).toMatchObject({ from: 'Вместе <post@mail.vmeste.test>', isReal: true, checks: [{ found: 'v=spf1 mx -all' }, {}, {}] })
})

test('mail domain: each record is reported missing, weak, wrong or unread', async () => {
  const changed = async (name: string, texts: string[] | 'unread') => (await statesIn({ ...good, [name]: texts })).states
  expect((await statesIn({})).states).toEqual(['missing', 'missing', 'missing'])
  const spf = async (...texts: string[]) => (await changed(own, texts))[0]
  expect([await spf('v=spf1 mx ?all'), await spf('v=spf1 mx'), await spf('v=spf1 -all', 'v=spf1 ~all'), await spf('v=spf10 -all')]).toEqual([
    'weak',
    'weak',
    'wrong',
    'missing',
  ])
  expect((await changed(`mail2026._domainkey.${own}`, ['v=DKIM1; p=MIIB']))[1]).toBe('wrong')
  const dmarc = async (texts: string[] | 'unread') => (await changed(`_dmarc.${own}`, texts))[2]
  expect([await dmarc(['v=DMARC1; p=none']), await dmarc(['v=DMARC1; rua=mailto:a@b.test']), await dmarc('unread')]).toEqual([
    'weak',
    'wrong',
    'unread',
  ])
})

test('mail domain: without an own DMARC record that of the domain above counts, with its policy for subdomains', async () => {
  const { [`_dmarc.${own}`]: _own, ...rest } = good
  const above = async (text: string) => (await statesIn({ ...rest, '_dmarc.vmeste.test': [text] })).states[2]
  expect([await above('v=DMARC1; p=reject'), await above('v=DMARC1; p=reject; sp=none')]).toEqual(['good', 'weak'])
})

test('mail domain: a demo reads no DNS, and emails without a signature are said to have none', async () => {
  const { mail } = world.resources.outside
  const { dkim } = world.resources.config
  Object.assign(world.resources.config, { dkim: undefined })
  expect((await statesIn(good)).states[1]).toBe('off')
  world.resources.outside.mail = { ...mail, isReal: false }
  world.resources.outside.dns = { texts: async () => Promise.reject(new Error('a demo asks no DNS')) }
  expect(await get()).toMatchObject({ isReal: false, checks: [] })
  Object.assign(world.resources.config, { dkim })
  world.resources.outside.mail = mail
})

test('suppressed addresses: listed by reason, the latest first; a lifted one gets mailings again and stands in the audit log', async () => {
  const user = await world.given.person()
  const rows = [
    { email: 'old@people.test', reason: '550 5.1.1 no such user', created_at: new Date('2026-01-01') },
    { email: user.email.toLowerCase(), reason: 'complaint', created_at: new Date('2026-02-01') },
  ]
  await world.db.insertInto('mail_suppressions').values(rows).execute()
  const emails = async (query: string) => (await get(`/suppressions${query}`))._items.map(({ email }: { email: string }) => email)
  expect([await emails(''), await emails('?reason=bounce'), await emails('?reason=complaint'), await emails('?email=OLD@people.test ')]).toEqual([
    [user.email.toLowerCase(), 'old@people.test'],
    ['old@people.test'],
    [user.email.toLowerCase()],
    ['old@people.test'],
  ])
  expect((await get('/suppressions'))._items[1]).toMatchObject({ reason: 'bounce', answer: '550 5.1.1 no such user' })
  const statuses = await Promise.all([lift(user.email), lift(user.email)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const record = { action: 'lift', user_id: admin.id, person_id: user.id, before: { reason: 'complaint' } }
  expect(await world.db.selectFrom('audit_records').selectAll().where('entity', '=', 'mail-suppressions').execute()).toMatchObject([record])
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  expect([(await lift('old@people.test', staff.token)).status, (await lift('')).status, (await lift('\u0000@b.test')).status]).toEqual([
    403, 422, 422,
  ])
})
