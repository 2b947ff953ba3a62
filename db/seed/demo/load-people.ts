import type { Insertable } from 'kysely'
import { userStatuses } from '../../../contract/limits.ts'
import { isChild, moscowDate } from '../../../server/domains/accounts/rules.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Users } from '../../schema.ts'
import { themeIds } from '../reference/keys.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import { chosenBetween } from './chance.ts'
import { people } from './people.ts'
import type { DemoPerson } from './shapes.ts'
import { addDays } from './zoned.ts'

type Arrival = { tx: Tx; now: Date; cityIds: ReadonlyMap<string, number>; passwordHash: string }
type Newcomer = { user: Insertable<Users>; email: string; phone: string }

/** Email addresses identify the demo users, also after a user has changed their name. */
export const emailOfPerson = (key: string) => `${key}@people.example`

/** The demo accounts first, then the guests of events. */
export const loadPeople = async (arrival: Arrival): Promise<void> => {
  await add(arrival, demoAccounts.map((account) => accountOf(account, arrival)))
  await add(arrival, people.map((person, index) => personOf(person, index, arrival)))
}

const add = async ({ tx, now }: Arrival, newcomers: Newcomer[]) => {
  const users = await tx.insertInto('users').values(newcomers.map(({ user }) => user)).returning(['id', 'email']).execute()
  const phones = new Map(newcomers.map(({ email, phone }) => [email, phone]))
  const rows = users.map(({ id, email }) => ({ user_id: id, phone: phones.get(email ?? '') ?? '', is_primary: true, confirmed_at: now }))
  await tx.insertInto('phones').values(rows).execute()
}

const accountOf = (account: DemoAccount, arrival: Arrival): Newcomer => {
  const birthday = birthdayOf(account.age, arrival.now)
  const isMinor = isChild(birthday, moscowDate(arrival.now))
  const arrivedAt = daysBefore(arrival.now, isMinor ? 1 : 120)
  const { email, phone, roles } = account
  const status = isMinor ? userStatuses.minor : userStatuses.active
  return { email, phone, user: { ...nameOf(account), email, birthday, roles, status, ...standing(account, arrival, arrivedAt) } }
}

const personOf = (person: DemoPerson, index: number, arrival: Arrival): Newcomer => {
  const email = emailOfPerson(person.key)
  const phone = `+790100000${String(index + 1).padStart(2, '0')}`
  const isMinor = isChild(person.birthday, moscowDate(arrival.now))
  const arrivedAt = daysBefore(arrival.now, isMinor ? 1 : chosenBetween(120, 400, person.key))
  const status = isMinor ? userStatuses.minor : userStatuses.active
  return { email, phone, user: { ...nameOf(person), email, birthday: person.birthday, status, ...standing(person, arrival, arrivedAt) } }
}

type DemoUser = DemoAccount | DemoPerson

const nameOf = ({ firstName, lastName, fatherName, gender }: DemoUser) => ({
  first_name: firstName,
  last_name: lastName,
  father_name: fatherName ?? null,
  gender,
})

/** Common fields of all demo users: a place, interests, a confirmed email and the agreements of the sign-up. */
const standing = ({ city, position, themes, isExpert }: DemoUser, arrival: Arrival, at: Date) => ({
  city_id: arrival.cityIds.get(city) ?? null,
  position,
  theme_ids: themes.map((theme) => themeIds[theme]),
  is_expert: isExpert ?? false,
  password_hash: arrival.passwordHash,
  email_confirmed_at: at,
  agreement_at: at,
  personal_data_agreement_at: at,
  is_demo: true,
  created_at: at,
})

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** A date in the middle of a year of life, so that no birthday is near. */
const birthdayOf = (age: number, now: Date) => {
  const today = moscowDate(now)
  return addDays(`${Number(today.slice(0, 4)) - age}-${today.slice(5, 7)}-01`, -150)
}
