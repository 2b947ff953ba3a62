import { type Role, roleRanks, userStatuses } from '../../contract/limits.ts'
import type { Db } from './db.ts'
import { hashToken } from './secrets.ts'

/** Who acts: the signed-in person as the server knows him, never as a cookie says. */
export type Actor = {
  id: number
  sessionId: number
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
  /** A minor whose 30 days for the parental consent have passed. */
  isRestricted: boolean
  hasAgreement: boolean
  hasPersonalDataAgreement: boolean
}

const seenEveryMs = 5 * 60_000

/** The person of a live session, or null. Keeps the session's last-seen mark within five minutes of the truth. */
export const actorOf = async (db: Db, token: string, now: Date): Promise<Actor | null> => {
  const row = await sessionRow(db, hashToken(token), now)
  if (!row) return null
  if (now.getTime() - row.seen_at.getTime() > seenEveryMs) await markSeen(db, row.session_id, now)
  const roles = knownRoles(row.roles)
  return {
    id: row.id,
    sessionId: row.session_id,
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
    hasPersonalDataAgreement: row.personal_data_agreement_at !== null,
  }
}

/** Index: the unique token_hash. */
const sessionRow = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id as session_id',
      's.seen_at',
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
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('u.status', 'not in', [userStatuses.deactivated, userStatuses.merged])
    .where('u.blocked_at', 'is', null)
    .executeTakeFirst()

const markSeen = (db: Db, sessionId: number, now: Date) => db.updateTable('sessions').set({ seen_at: now }).where('id', '=', sessionId).execute()

const knownRoles = (names: string[]): Role[] => ['registered', ...names.filter((name): name is Role => name !== 'registered' && name in roleRanks)]

/** A check passes when the required rank is at most the highest rank of the person (V266). */
export const hasRank = (roles: readonly Role[], required: Role): boolean =>
  Math.max(0, ...roles.map((role) => roleRanks[role])) >= roleRanks[required]

export const highestRole = (roles: readonly Role[]): Role => [...roles].sort((a, b) => roleRanks[b] - roleRanks[a])[0] ?? 'registered'
