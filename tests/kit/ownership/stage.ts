import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Address } from '../../../contract/contract.ts'
import { userStatuses } from '../../../contract/limits.ts'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import { storeUpload } from '../../../server/domains/uploads/store-upload.ts'
import { hashToken, newToken } from '../../../server/kernel/secrets.ts'
import type { World } from '../world.ts'

/** Actors of the ownership matrix, each with its own session; a visitor has none, and a blocked owner is the owner. */
const roles = {
  owner: {},
  'co-owner': {},
  organizer: {},
  participant: {},
  'former owner': {},
  stranger: {},
  'other organizer': {},
  expert: { is_expert: true },
  control: { roles: ['control'] },
  staff: { roles: ['crm_tk_staff'] },
  admin: { roles: ['admin'] },
}
type Role = keyof typeof roles
export type ActorName = Role | 'visitor' | 'blocked owner'

export const actorNames = ['visitor', ...(Object.keys(roles) as Role[]), 'blocked owner'] as const satisfies readonly ActorName[]

type Person = { id: number; email: string; token: string }
export type Stage = {
  world: World
  db: World['db']
  now: Date
  people: Record<Role, Person>
  /** A text that nothing else on the stage contains. */
  mark: string
  upload: (person: Person, purpose: UploadPurpose) => Promise<string>
}

/** A valid call on an object of the owner. */
type Prepared = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
  /** A text of the object: the cell of the matrix says whether the answer contains it. */
  shows?: string
  /** False for a call whose effect is in no row, such as bytes on the disk. */
  writesRows?: false
}
export type Scene = (stage: Stage) => Promise<Prepared>

/** The entry of one domain for a call: a scene, one for each state of the object, or the reason why it concerns no user's object. */
export type Ownership = {
  scenes: { [A in Address]?: Scene | Record<string, Scene> }
  unowned: { [A in Address]?: string }
}

/** New users, so that no cell of the matrix depends on another. */
export const openStage = async (world: World): Promise<Stage> => {
  const now = world.clock.now()
  const mark = randomUUID().slice(0, 8)
  const people = await peopleOf(world, mark, now)
  const upload: Stage['upload'] = async ({ id }, purpose) =>
    storeUpload(world.resources, { name: 'picture.png', mime: 'image/png', bytes: await picture(), purpose, ownerId: id, isClaimed: false })
  return { world, db: world.db, now, people, mark, upload }
}

const peopleOf = async ({ db }: World, mark: string, now: Date): Promise<Stage['people']> => {
  const names = Object.keys(roles) as Role[]
  const rows = names.map((name) => ({
    first_name: 'Анна',
    last_name: 'Тестова',
    email: `${name.replaceAll(' ', '-')}.${mark}@people.test`,
    email_confirmed_at: now,
    birthday: '1990-05-17',
    status: userStatuses.active,
    city_id: 881,
    agreement_at: now,
    personal_data_agreement_at: now,
    ...roles[name],
  }))
  const ids = await db.insertInto('users').values(rows).returning(['id', 'email']).execute()
  const people = ids.map(({ id, email }) => ({ id, email: email ?? '', token: newToken() }))
  const expires_at = new Date(now.getTime() + 86_400_000)
  const sessions = people.map(({ id, token }) => ({ token_hash: hashToken(token), user_id: id, created_at: now, seen_at: now, expires_at }))
  await db.insertInto('sessions').values(sessions).execute()
  const byEmail = new Map(people.map((person) => [person.email, person]))
  // every name has a row, because the rows were made from the names
  return Object.fromEntries(names.map((name, index) => [name, byEmail.get(rows[index]?.email ?? '')])) as Stage['people']
}

export const picture = () =>
  sharp({ create: { width: 500, height: 500, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()
