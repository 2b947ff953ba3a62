import { type SqlBool, sql } from 'kysely'
import { consentYears, type Role, roleRanks, userStatuses } from '../../contract/limits.ts'
import { batchLoader } from './batcher.ts'
import type { Config } from './config.ts'
import { yearsAfter } from './dates.ts'
import type { Db } from './db.ts'
import { preparedFor } from './prepared.ts'
import { hashToken } from './secrets.ts'

/** The signed-in user as the database describes them, never as a cookie does. */
export type Actor = {
  id: number
  sessionId: number
  /** The step the session still waits for: a passkey, a code, the setup of a second step, or parental consent. */
  awaits: 'passkey' | 'code' | 'setup' | 'consent' | null
  firstName: string
  lastName: string
  email: string | null
  cityId: number | null
  photoId: string | null
  status: number
  birthday: string | null
  isExpert: boolean
  /** crm_tk_staff or admin (A092). */
  isStaff: boolean
  roles: Role[]
  /** A minor whose 30 days for parental consent have passed. */
  isRestricted: boolean
  hasAgreement: boolean
  /** The agreement is accepted and at most 10 years old (V193). */
  hasPersonalDataAgreement: boolean
}

type Deps = { db: Db; config: Pick<Config, 'requiresSecondStep'> }

const seenEveryMs = 5 * 60_000

/** The user of a live session, or null. Updates the session's last-seen time when it is over five minutes old. */
export const actorOf = async ({ db, config }: Deps, token: string, now: Date): Promise<Actor | null> => {
  const row = await sessionAt({ db })(hashToken(token))
  if (!row || row.expires_at <= now) return null
  if (now.getTime() - row.seen_at.getTime() > seenEveryMs) await markSeen(db, row.session_id, now)
  const roles = knownRoles(row.roles)
  return {
    id: row.id,
    sessionId: row.session_id,
    awaits: awaitedBy(row, config.requiresSecondStep && roles.some(isTrusted)),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    cityId: row.city_id,
    photoId: row.photo_id,
    status: row.status,
    birthday: row.birthday,
    isExpert: row.is_expert,
    isStaff: roles.includes('crm_tk_staff') || roles.includes('admin'),
    roles,
    isRestricted: row.restricted_at !== null,
    hasAgreement: row.agreement_at !== null,
    hasPersonalDataAgreement: row.personal_data_agreement_at !== null && now < yearsAfter(row.personal_data_agreement_at, consentYears),
  }
}

type Session = { is_for_consent: boolean; second_step_at: Date | null; app_at: Date | null; has_passkey: SqlBool }

/** Evaluated for every request, because the user may set up a second step or receive a role during the session. */
const awaitedBy = ({ is_for_consent, second_step_at, app_at, has_passkey }: Session, isRequired: boolean): Actor['awaits'] => {
  if (is_for_consent) return 'consent'
  if (second_step_at) return null
  if (has_passkey) return 'passkey'
  if (app_at) return 'code'
  return isRequired ? 'setup' : null
}

/** Roles that see or change other users' data. */
export const isTrusted = (role: Role): boolean => role !== 'registered'

const sessionAt = batchLoader(async (db, hashes: Buffer[]) => {
  const rows = await sessionRows(db, { hashes })
  const byHash = new Map(rows.map(({ token_hash, ...row }) => [token_hash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
})

/** Sessions of users who may sign in, expired ones included. Indexes: unique token_hash, primary key of second_steps, passkeys_user. */
const sessionRows = preparedFor<{ hashes: readonly Buffer[] }>()((db, value) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('second_steps as step', 'step.user_id', 's.user_id')
    .select([
      's.token_hash',
      's.expires_at',
      's.id as session_id',
      's.seen_at',
      's.is_for_consent',
      's.second_step_at',
      'step.confirmed_at as app_at',
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.city_id',
      'u.photo_id',
      'u.status',
      'u.birthday',
      'u.is_expert',
      'u.roles',
      'u.restricted_at',
      'u.agreement_at',
      'u.personal_data_agreement_at',
    ])
    .select((eb) => eb.exists(eb.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 's.user_id')).as('has_passkey'))
    .where(sql<boolean>`s.token_hash = any(${value('hashes')}::bytea[])`)
    .where('u.status', 'not in', [userStatuses.deactivated, userStatuses.merged])
    .where('u.blocked_at', 'is', null),
)

const markSeen = (db: Db, sessionId: number, now: Date) => db.updateTable('sessions').set({ seen_at: now }).where('id', '=', sessionId).execute()

const knownRoles = (names: string[]): Role[] => ['registered', ...names.filter((name): name is Role => name !== 'registered' && name in roleRanks)]

/** Passes when the required rank is at most the user's highest rank (V266). */
export const hasRank = (roles: readonly Role[], required: Role): boolean =>
  Math.max(0, ...roles.map((role) => roleRanks[role])) >= roleRanks[required]

export const highestRole = (roles: readonly Role[]): Role => [...roles].sort((a, b) => roleRanks[b] - roleRanks[a])[0] ?? 'registered'
