import { sql } from 'kysely'
import type { Db, Tx } from '../../../../kernel/db.ts'

const stepColumns = ['secret', 'confirmed_at', 'last_step'] as const

/** Index: the primary key. */
export const findSecondStep = (db: Db, userId: number) =>
  db.selectFrom('second_steps').select(stepColumns).where('user_id', '=', userId).executeTakeFirst()

/** Replaces an unconfirmed secret. Returns nothing if a secret is already confirmed. */
export const beginSecondStep = (db: Db, userId: number, secret: Buffer, now: Date) =>
  db
    .insertInto('second_steps')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret, created_at: now }).where('second_steps.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst()

/** Only the first of two concurrent confirmations succeeds. */
export const confirmSecondStep = async (tx: Tx, userId: number, { secret, step, now }: { secret: Buffer; step: number; now: Date }) => {
  const row = await tx
    .updateTable('second_steps')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** A time step can be used once, and no earlier step after it. */
export const spendStep = async (tx: Tx, userId: number, step: number): Promise<boolean> => {
  const row = await tx
    .updateTable('second_steps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** When the app and the first passkey were added, or null. Indexes: the primary key, passkeys_user. */
export const factorsOf = async (db: Db, userId: number): Promise<{ appSince: Date | null; passkeySince: Date | null }> => {
  const { rows } = await sql<{ appSince: Date | null; passkeySince: Date | null }>`
    select (select confirmed_at from second_steps where user_id = ${userId}) as "appSince",
      (select min(created_at) from passkeys where user_id = ${userId}) as "passkeySince"`.execute(db)
  return rows[0] ?? { appSince: null, passkeySince: null }
}

export const removeAppOf = (tx: Tx, userId: number) => tx.deleteFrom('second_steps').where('user_id', '=', userId).execute()

/** Removes every factor and all recovery codes. */
export const removeSecondStep = async (tx: Tx, userId: number) => {
  await removeAppOf(tx, userId)
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export const replaceRecoveryCodes = async (tx: Tx, userId: number, hashes: Buffer[]) => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export const spendRecoveryCode = async (tx: Tx, userId: number, codeHash: Buffer): Promise<boolean> => {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export const countRecoveryCodes = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('recovery_codes')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).left

/** Counts a try before the code is checked, because concurrent tries must not exceed the limit. Returns false if none is left. */
export const countTry = async (db: Db, userId: number, { now, since, most }: { now: Date; since: Date; most: number }): Promise<boolean> => {
  const { rows } = await sql`
    insert into second_step_tries as t (user_id, tries, since) values (${userId}, 1, ${now})
    on conflict (user_id) do update set
      tries = case when t.since <= ${since} then 1 else t.tries + 1 end,
      since = case when t.since <= ${since} then ${now}::timestamptz else t.since end
    where t.since <= ${since} or t.tries < ${most}
    returning tries`.execute(db)
  return rows.length > 0
}

export const clearTries = (tx: Tx, userId: number) => tx.deleteFrom('second_step_tries').where('user_id', '=', userId).execute()

/** Marks a session as complete, under a new token if given. Returns false if the session has ended. */
export const completeSession = async (tx: Tx, sessionId: number, { tokenHash, now }: { tokenHash?: Buffer; now: Date }): Promise<boolean> => {
  const row = await tx
    .updateTable('sessions')
    .set({ second_step_at: now, ...(tokenHash && { token_hash: tokenHash }) })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends incomplete sessions, because without a second step they would become complete. */
export const endWaitingSessions = (tx: Tx, userId: number, exceptSessionId: number) =>
  tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', exceptSessionId)
    .where('second_step_at', 'is', null)
    .where('is_for_consent', '=', false)
    .execute()

/** Resets completed sessions too. */
export const requireSecondStepAgain = (tx: Tx, userId: number) =>
  tx.updateTable('sessions').set({ second_step_at: null }).where('user_id', '=', userId).execute()

/** How the session was opened, and where a code can be sent. Indexes: the primary keys, phones_one_primary. */
export const reachOf = (db: Db, sessionId: number) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('phones as p', (join) => join.onRef('p.user_id', '=', 'u.id').on('p.is_primary', '=', true).on('p.confirmed_at', 'is not', null))
    .select(['s.way', 'u.email', 'u.email_confirmed_at', 'u.is_demo', 'p.phone'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()

type NewCode = { userId: number; sessionId: number; codeHash: Buffer; now: Date; expiresAt: Date; resendAt: Date; since: Date; most: number }

/** Replaces the previous code. Returns false if it is too early for another, or the daily limit is reached. */
export const saveCode = async (db: Db, code: NewCode): Promise<boolean> => {
  const { userId, sessionId, codeHash, now, expiresAt, resendAt, since, most } = code
  const { rows } = await sql`
    insert into second_step_codes as c (user_id, session_id, code_hash, expires_at, resend_at, sent, sent_since)
    values (${userId}, ${sessionId}, ${codeHash}, ${expiresAt}, ${resendAt}, 1, ${now})
    on conflict (user_id) do update set
      session_id = excluded.session_id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, resend_at = excluded.resend_at,
      sent = case when c.sent_since <= ${since} then 1 else c.sent + 1 end,
      sent_since = case when c.sent_since <= ${since} then excluded.sent_since else c.sent_since end
    where c.resend_at <= ${now} and (c.sent_since <= ${since} or c.sent < ${most})
    returning user_id`.execute(db)
  return rows.length > 0
}

export const nextCodeAt = async (db: Db, userId: number): Promise<Date | null> =>
  (await db.selectFrom('second_step_codes').select('resend_at').where('user_id', '=', userId).executeTakeFirst())?.resend_at ?? null

/** Invalidates a code that could not be sent and allows the next one at once. */
export const invalidateCode = (db: Db, userId: number, now: Date) =>
  db.updateTable('second_step_codes').set({ code_hash: null, resend_at: now }).where('user_id', '=', userId).execute()

/** A sent code works once, only in the session that requested it. */
export const spendSentCode = async (tx: Tx, userId: number, { sessionId, codeHash, now }: { sessionId: number; codeHash: Buffer; now: Date }) => {
  const row = await tx
    .updateTable('second_step_codes')
    .set({ code_hash: null })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
