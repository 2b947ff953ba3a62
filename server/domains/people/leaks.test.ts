import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Address, contract } from '../../../contract/contract.ts'
import { contactAudiences } from '../../../contract/people/people.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

/**
 * Every kind of viewer sends every GET call about users with a unique phone, email and birthday. The test searches the bytes
 * of each reply for them.
 */

type Person = Awaited<ReturnType<World['given']['person']>>
type Secrets = { phone: string; email: string; birthday: string }

const owners = [...contactAudiences, 'child'] as const
type Owner = (typeof owners)[number]

const secretsOf = (owner: Owner): Secrets => {
  const number = owners.indexOf(owner) + 1
  const birthday = owner === 'child' ? '2010-06-13' : `1973-11-1${number}`
  return { phone: `+7933444550${number}`, email: `planted-${owner}@secret.test`, birthday }
}

let world: World
let people: Record<Owner, Person>
let viewers: Record<string, string | undefined>
let eventId: number

beforeAll(async () => {
  world = await createWorld()
  const { given } = world
  people = Object.fromEntries(await Promise.all(owners.map(async (owner) => [owner, await plantedPerson(owner)]))) as Record<Owner, Person>
  const [declined, granted] = [await given.person(), await given.person()]
  for (const owner of owners) {
    await answer(declined, people[owner], 'declined')
    await answer(granted, people[owner], 'approved')
  }
  const [user, unfinished, child] = [await given.person({ cityId: 881 }), await given.person({ status: 15 }), await given.person({ status: 8 })]
  const staff = await given.person({ roles: ['crm_tk_staff'] })
  viewers = {
    visitor: undefined,
    deactivated: (await given.person({ status: 9 })).token,
    unfinished: unfinished.token,
    child: child.token,
    user: user.token,
    declined: declined.token,
    granted: granted.token,
    staff: staff.token,
    admin: (await given.person({ roles: ['admin'] })).token,
    control: (await given.person({ roles: ['control'] })).token,
    expert: (await given.person({ isExpert: true })).token,
  }
  eventId = await eventOfAll([user, granted, staff])
  await notifyEachOther([user, child, declined, granted, staff])
})
afterAll(() => world.close())

const plantedPerson = async (owner: Owner) => {
  const { phone, email, birthday } = secretsOf(owner)
  const person = await world.given.person({ firstName: 'Тайна', lastName: `Хранимая ${owner}`, phone, email, birthday, cityId: 881 })
  const shown = owner === 'child' ? { contacts_to: 'all' as const, status: 8 as const } : { contacts_to: owner }
  await world.db
    .updateTable('users')
    .set({ ...shown, slug: `planted-${owner}`, theme_ids: [1, 2], about: 'Пеку хлеб', personal_status: 'team' })
    .where('id', '=', person.id)
    .execute()
  return person
}

const answer = (requester: Person, owner: Person, decision: 'approved' | 'declined') =>
  world.db
    .insertInto('contact_accesses')
    .values({ user_id: requester.id, owner_id: owner.id, decision, asked_at: world.clock.now(), decided_at: world.clock.now() })
    .execute()

/** An event in which the planted users have every role, with viewers as participants. */
const eventOfAll = async (guests: Person[]) => {
  const planted = Object.values(people)
  const event = await world.given.event({ startsInDays: -1, themeIds: [1] })
  const rows = <T>(make: (person: Person, index: number) => T) => planted.map(make)
  const name = 'Тайна'
  await world.db
    .insertInto('event_owners')
    .values(rows((person) => ({ event_id: event.id, user_id: person.id })))
    .execute()
  await world.db
    .insertInto('event_organizers')
    .values(rows((person, position) => ({ event_id: event.id, user_id: person.id, position })))
    .execute()
  for (const role of ['speaker', 'host', 'expert'] as const)
    await world.db
      .insertInto('event_people')
      .values(rows((person, position) => ({ event_id: event.id, user_id: person.id, role, position, name })))
      .execute()
  await world.db
    .insertInto('event_participants')
    .values(
      [...planted, ...guests].map(({ id }) => ({
        event_id: event.id,
        user_id: id,
        state: 'approved' as const,
        queue_number: id,
        format: 'offline' as const,
        created_at: world.clock.now(),
      })),
    )
    .execute()
  return event.id
}

/** Creates notifications between all users, so that every bell names the planted users. */
const notifyEachOther = async (others: Person[]) => {
  for (const other of others)
    for (const person of Object.values(people)) {
      const send = (method: 'POST', url: string, sender: Person, body?: object) =>
        world.request({ method, url: `/api${url}`, token: sender.token, body })
      await send('POST', `/users/${person.id}/subscription`, other)
      await send('POST', `/users/${other.id}/subscription`, person)
      await send('POST', '/participant/accesses/request-contact', other, { userId: person.id })
      await send('POST', '/participant/accesses/request-contact', person, { userId: other.id })
    }
}

const everyExpansion =
  'educations,employments,themes,interests,tags,achievements,languages,resume,teams,projects,files,type,place,space,userParticipant,organizers,partners,documents,photo,city,address,similar,media,participants,speakers,hosts,schedules,owners,selfPermission,networkProposals'

const queries: Partial<Record<string, string[]>> = {
  'GET /users/search': ['', 'query=тайна', 'matchWithMe=1', 'participateEvents=1', 'contactsVisible=1', 'cityId=881&statuses=1&themes=1'],
  'GET /users/completion': ['q=тайна', 'q=planted', 'q=7933444'],
  'GET /participant/accesses': ['direction=incoming', 'direction=outgoing'],
  'GET /users/:id/last-activity': ['case=past'],
  'GET /event-participants/status': ['eventId=1'],
}

/** URLs of a call, with the ids of the planted users or of their event as parameters. */
const urlsOf = (address: string): string[] => {
  const path = address.slice(4)
  const paths = path.includes(':') ? idsFor(path).map((id) => path.replaceAll(/:\w+/g, String(id))) : [path]
  const own = queries[address] ?? ['']
  return paths.flatMap((one) => own.map((query) => `/api${one}?paginationSize=100&expand=${everyExpansion}&${query}`))
}

const idsFor = (path: string): (number | string)[] => {
  if (path.startsWith('/events/')) return [eventId]
  const ids = Object.values(people).map((person) => person.id)
  return path === '/users/:id' ? [...ids, ...owners.map((owner) => `planted-${owner}`)] : ids
}

// the inbox holds sent messages and exists only without a real gateway; signing out would end the session
const skipped: Address[] = ['GET /inbox', 'GET /auth/logout']
const reading = (Object.keys(contract) as Address[]).filter((address) => address.startsWith('GET ') && !skipped.includes(address))

type Finding = { owner: Owner; secret: 'contacts' | 'birthday'; address: string }

/** The secrets that a viewer finds, with owner and call. */
const findings = async (token: string | undefined): Promise<Finding[]> => {
  const found: Finding[] = []
  for (const address of reading)
    for (const url of urlsOf(address)) {
      const { text, status } = await world.request({ url, token })
      expect(status, url).toBeLessThan(500)
      for (const owner of owners) found.push(...secretsIn(text, owner).map((secret) => ({ owner, secret, address })))
    }
  return found
}

const secretsIn = (text: string, owner: Owner): Finding['secret'][] => {
  const { phone, email, birthday } = secretsOf(owner)
  const holds = (...needles: string[]) => needles.some((needle) => text.includes(needle))
  return [
    ...(holds(phone.slice(2), email) ? (['contacts'] as const) : []),
    ...(holds(birthday, birthday.split('-').reverse().join('.')) ? (['birthday'] as const) : []),
  ]
}

const named = (found: Finding[]) => [...new Set(found.map(({ owner, secret, address }) => `${secret} of ${owner}: ${address}`))].sort()

const places = ['GET /users/:id', 'GET /users/search']
const shownBy = (...shown: Owner[]) => shown.flatMap((owner) => places.map((place) => `contacts of ${owner}: ${place}`)).sort()
/** Staff see birthdays of minors in the review of parental consents. */
const consents = 'birthday of child: GET /admin/parental-consents'

test.each([
  ['visitor', shownBy('all')],
  ['deactivated', shownBy('all')],
  ['unfinished', shownBy('all')],
  ['child', shownBy('all', 'registered')],
  ['user', shownBy('all', 'registered')],
  ['declined', shownBy('all', 'registered')],
  ['granted', shownBy('all', 'granted', 'registered')],
  ['staff', [consents, ...shownBy('all', 'registered')]],
  ['admin', [consents, ...shownBy('all', 'registered')]],
  ['control', shownBy('all', 'registered')],
  ['expert', shownBy('all', 'registered')],
])('leaks: %s reads phones, emails and birthdays in the listed replies only (V336)', { timeout: limitMs(120_000) }, async (viewer, expected) => {
  expect(named(await findings(viewers[viewer]))).toEqual(expected)
})

test.each(owners)('leaks: a user with the audience %s reads their own secrets', { timeout: limitMs(120_000) }, async (owner) => {
  const found = await findings(people[owner].token)
  const ofSelf = named(found.filter((one) => one.owner === owner))
  expect(ofSelf).toEqual(expect.arrayContaining([`contacts of ${owner}: GET /users/:id`, `birthday of ${owner}: GET /users/:id`]))
  const ofOthers = named(found.filter((one) => one.owner !== owner))
  expect(ofOthers).toEqual(shownBy(...(['all', 'registered'] as const).filter((other) => other !== owner)))
})

test('leaks: replies of changes contain no secrets of the other user', async () => {
  for (const person of [people.granted, people.nobody, people.child]) {
    const calls: ['POST' | 'PUT' | 'DELETE', string, object?][] = [
      ['POST', '/participant/accesses/request-contact', { userId: person.id }],
      ['POST', '/participant/accesses/decision', { decision: 'approved', userId: person.id, notificationRecipientId: 1 }],
      ['PUT', `/participant/accesses/${person.id}`],
      ['DELETE', `/participant/accesses/${person.id}`],
      ['POST', `/users/${person.id}/subscription`],
      ['DELETE', `/users/${person.id}/subscription`],
      ['PUT', `/users/${person.id}`, { about: 'x' }],
      ['PUT', `/users/${person.id}/personal-status`, { status: 'team' }],
      ['POST', '/event-participants/registration', { user_id: person.id, eventId }],
      ['POST', '/owner/event-participants/state-update', { eventId, participantIds: [person.id], state: 'approved' }],
    ]
    const { phone, email, birthday } = secretsOf(owners.find((owner) => people[owner] === person) ?? 'all')
    for (const [method, url, body] of calls) {
      const { text } = await world.request({ method, url: `/api${url}`, token: viewers.user, body })
      for (const secret of [phone.slice(2), email, birthday]) expect(text, url).not.toContain(secret)
    }
  }
})
