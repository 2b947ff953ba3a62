import { normalEmail } from '../../../contract/accounts/sign-in.ts'
import { userStatuses } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { normalPhone } from './phones.ts'
import { isEmail, obstacleToEnter } from './rules.ts'
import { addUnprovenPhone, addUser, findAccountByEmail, findAccountByPhone, lockPhone } from './store.ts'

export type WalkIn = {
  phone?: string | undefined
  email?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
}

type Context = { locale: Locale; now: Date }

/**
 * The account of a visitor at the door, found by phone or else by email; without one a new unfinished account (15). Its phone is not
 * proven: the visitor signs in with a code and completes the registration. Refuses with `phoneOrEmailRequired`, `invalidPhone`,
 * `emailInvalid` or `emailTaken`, and with a closed account.
 */
export const accountOfWalkIn = async (tx: Tx, walkIn: WalkIn, context: Context): Promise<number> => {
  const phone = phoneOf(walkIn)
  const email = emailOf(walkIn)
  if (phone === null && email === null) throw new Refusal('phoneOrEmailRequired')
  await lockPhone(tx, phone ?? email ?? '')
  const known = phone === null ? undefined : await findAccountByPhone(tx, phone)
  const atEmail = email === null ? undefined : await findAccountByEmail(tx, email)
  if (phone !== null && atEmail && atEmail.id !== known?.id) throw new Refusal('emailTaken')
  const account = known ?? atEmail
  if (!account) return createAccount(tx, { ...namesOf(walkIn), phone, email }, context)
  if (obstacleToEnter(account)) throw wrongField(known ? 'phone' : 'email')
  return account.id
}

const phoneOf = ({ phone }: WalkIn): string | null => {
  if (!phone) return null
  const normal = normalPhone(phone)
  if (!normal) throw new Refusal('invalidPhone')
  return normal
}

const emailOf = ({ email }: WalkIn): string | null => {
  if (!email) return null
  if (!isEmail(normalEmail(email))) throw new Refusal('emailInvalid')
  return normalEmail(email)
}

const namesOf = ({ first_name, last_name }: WalkIn) => {
  if (!first_name) throw wrongField('first_name', 'required')
  if (!last_name) throw wrongField('last_name', 'required')
  return { first_name, last_name }
}

type NewAccount = { first_name: string; last_name: string; phone: string | null; email: string | null }

const createAccount = async (tx: Tx, { phone, ...person }: NewAccount, { locale, now }: Context): Promise<number> => {
  const userId = await addUser(tx, { ...person, locale, status: userStatuses.unfinished, created_at: now })
  if (phone !== null) await addUnprovenPhone(tx, userId, phone)
  return userId
}
