import { sql } from 'kysely'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'

const maxBrowsers = 20

type Ending = { exceptSessionId?: number; exceptDevice?: string | null }

/** Ends a user's sessions and removes their trusted browsers, except the current ones. Index: sessions_user. */
export const endSessions = async (db: Db, userId: number, { exceptSessionId, exceptDevice = null }: Ending = {}) => {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (exceptSessionId === undefined ? sessions : sessions.where('id', '!=', exceptSessionId)).execute()
  await removeBrowsers(db, userId, exceptDevice)
}

/** Removes a user's trusted browsers except the current one. Index: the primary key. */
export const removeBrowsers = async (db: Db, userId: number, exceptDevice: string | null) => {
  const browsers = db.deleteFrom('trusted_browsers').where('user_id', '=', userId)
  await (exceptDevice === null ? browsers : browsers.where('token_hash', '!=', hashToken(exceptDevice))).execute()
}

type Visit = { db: Db; caller: Caller; userId: number | undefined }

/** True if the account has signed in from this browser. Also queries without an account, so that timing does not reveal accounts. */
export const isTrustedBrowser = async ({ db, caller, userId }: Visit): Promise<boolean> => {
  if (!caller.device) return false
  const row = await db
    .selectFrom('trusted_browsers')
    .select('user_id')
    .where('user_id', '=', userId ?? 0)
    .where('token_hash', '=', hashToken(caller.device))
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the browser of a sign-in as trusted; API clients have no cookie for it. */
export const trustBrowser = async (db: Db, userId: number, { caller, now }: { caller: Caller; now: Date }) => {
  if (!caller.isBrowser) return
  const device = await deviceFor(db, userId, caller.device)
  caller.session.device = device
  await db
    .insertInto('trusted_browsers')
    .values({ user_id: userId, token_hash: hashToken(device), created_at: now, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ used_at: now }))
    .execute()
  await forgetOldest(db, userId)
}

/**
 * The browser's token from now on. A token that this account does not trust yet may be a copy, saved or planted by a stranger. It is
 * replaced in all accounts of the browser. Index: trusted_browsers_token.
 */
const deviceFor = async (db: Db, userId: number, device: string | null): Promise<string> => {
  if (device === null) return newToken()
  const users = await db.selectFrom('trusted_browsers').select('user_id').where('token_hash', '=', hashToken(device)).execute()
  if (users.some(({ user_id }) => user_id === userId)) return device
  const fresh = newToken()
  await db
    .updateTable('trusted_browsers')
    .set({ token_hash: hashToken(fresh) })
    .where('token_hash', '=', hashToken(device))
    .execute()
  return fresh
}

const forgetOldest = (db: Db, userId: number) =>
  sql`delete from trusted_browsers where user_id = ${userId} and token_hash in (
    select token_hash from trusted_browsers where user_id = ${userId} order by used_at desc, token_hash offset ${maxBrowsers})`.execute(db)

/** Index: trusted_browsers_age. */
export const removeBrowsersBefore = (db: Db, moment: Date) => db.deleteFrom('trusted_browsers').where('used_at', '<=', moment).execute()
