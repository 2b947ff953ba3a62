import { sql } from 'kysely'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'

const maxBrowsers = 20

type Ending = { exceptSessionId?: number; exceptDevice?: string | null }

/** Ends the sessions of a user and forgets the trusted browsers, but for the ones in use. Index: sessions_user. */
export const endSessions = async (db: Db, userId: number, { exceptSessionId, exceptDevice = null }: Ending = {}) => {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (exceptSessionId === undefined ? sessions : sessions.where('id', '!=', exceptSessionId)).execute()
  await forgetBrowsers(db, userId, exceptDevice)
}

/** Forgets the trusted browsers of a user but for the one in use. Index: the primary key. */
export const forgetBrowsers = async (db: Db, userId: number, exceptDevice: string | null) => {
  const browsers = db.deleteFrom('trusted_browsers').where('user_id', '=', userId)
  await (exceptDevice === null ? browsers : browsers.where('token_hash', '!=', hashToken(exceptDevice))).execute()
}

type Visit = { db: Db; caller: Caller; userId: number | undefined }

/** Was the account signed in to from this browser? Asks also for no account, so that the time does not show which accounts exist. */
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

/** Remembers the browser of a sign-in; API clients have no cookies to remember. */
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
 * The token of the browser from now on. One that this account does not trust yet may be a copy, kept or planted by another
 * person, so a new one takes its place in all accounts of the browser. Index: trusted_browsers_token.
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
export const forgetBrowsersBefore = (db: Db, moment: Date) => db.deleteFrom('trusted_browsers').where('used_at', '<=', moment).execute()
