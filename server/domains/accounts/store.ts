import { type Insertable, sql, type Updateable } from 'kysely'
import type { Captchas, Consents, PhoneConfirms, Sessions, Users } from '../../../db/schema.ts'
import type { Db, Tx } from '../../kernel/db.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

const accountColumns = ['users.id', 'users.status', 'users.blocked_at', 'users.restricted_at', 'users.password_hash'] as const

/** Index: the unique email. */
export const findAccountByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(accountColumns).where('users.email', '=', email).executeTakeFirst()

/** Index: the unique phone. */
export const findAccountByPhone = (db: Db, phone: string) =>
  db.selectFrom('phones').innerJoin('users', 'users.id', 'phones.user_id').select(accountColumns).where('phones.phone', '=', phone).executeTakeFirst()

/** True if registration is closed to one of these domains. */
export const isMailDomainBlocked = async (db: Db, domains: string[]): Promise<boolean> => {
  const row = await db
    .selectFrom('configs')
    .select('key')
    .where('key', '=', 'mailDomains')
    .where(sql<boolean>`value -> 'blocked' ?| ${domains}::text[]`)
    .executeTakeFirst()
  return row !== undefined
}

export const addUser = async (tx: Tx, user: Insertable<Users>): Promise<number> => {
  const { id } = await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return id
}

export const finishUser = (tx: Tx, userId: number, user: Updateable<Users>) => tx.updateTable('users').set(user).where('id', '=', userId).execute()

/** The first phone of a new account, confirmed by a code. */
export const addPrimaryPhone = (tx: Tx, userId: number, phone: string, now: Date) =>
  tx.insertInto('phones').values({ user_id: userId, phone, is_primary: true, confirmed_at: now }).execute()

/** The phone of an account that staff made; a code confirms it at the first sign-in. */
export const addUnprovenPhone = (tx: Tx, userId: number, phone: string) =>
  tx.insertInto('phones').values({ user_id: userId, phone, is_primary: true }).execute()

/** Index: the unique phone. */
export const confirmPhone = (db: Db, phone: string, now: Date) =>
  db.updateTable('phones').set({ confirmed_at: now }).where('phone', '=', phone).where('confirmed_at', 'is', null).execute()

/** The ledger of consents is append-only. */
export const addConsents = (tx: Tx, consents: Insertable<Consents>[]) => tx.insertInto('consents').values(consents).execute()

export const addSession = (db: Db, session: Insertable<Sessions>) => db.insertInto('sessions').values(session).execute()

/** Index: the unique token_hash. */
export const removeSession = (db: Db, tokenHash: Buffer) => db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()

const phoneLocks = 7_243_002

/** Serializes codes for one phone across processes. Held until the transaction ends. */
export const lockPhone = (tx: Tx, phone: string) => sql`select pg_advisory_xact_lock(hashtextextended(${phone}, ${phoneLocks}))`.execute(tx)

/** Codes sent to a phone since a moment by trusted browsers or by all others, and when the next is allowed. Index: phone_confirms_phone. */
export const codesSentTo = (db: Db, phone: string, { isOwn, since }: { isOwn: boolean; since: Date }) =>
  db
    .selectFrom('phone_confirms')
    .select((eb) => [eb.fn.countAll<number>().as('sent'), eb.fn.max('resend_at').as('resend_at')])
    .where('phone', '=', phone)
    .where('is_own', '=', isOwn)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()

export const addPhoneConfirm = (tx: Tx, confirm: Insertable<PhoneConfirms>) => tx.insertInto('phone_confirms').values(confirm).execute()

export const removePhoneConfirm = (db: Db, tokenHash: Buffer) => db.deleteFrom('phone_confirms').where('token_hash', '=', tokenHash).execute()

type Try = { tokenHash: Buffer; phone: string; codeHash: Buffer; proofHash: Buffer; now: Date; provenUntil: Date; maxTries: number }

/** Counts a try and compares in one statement, because concurrent tries must not exceed the limit. Returns nothing if none is left. */
export const tryCode = async (db: Db, { tokenHash, phone, codeHash, proofHash, now, provenUntil, maxTries }: Try) => {
  const { rows } = await sql<{ isRight: boolean }>`
    update phone_confirms set
      tries = tries + 1,
      confirmed_at = case when code_hash = ${codeHash} then ${now}::timestamptz end,
      confirmed_token_hash = case when code_hash = ${codeHash} then ${proofHash}::bytea end,
      expires_at = case when code_hash = ${codeHash} then ${provenUntil}::timestamptz else expires_at end
    where token_hash = ${tokenHash} and phone = ${phone} and confirmed_at is null and expires_at > ${now} and tries < least(most_tries, ${maxTries}::int)
    returning confirmed_at is not null as "isRight"`.execute(db)
  return rows[0]
}

/** Uses up the proof of a phone. Returns nothing if it is used, expired or unknown. Index: the unique confirmed_token_hash. */
export const spendPhoneProof = (tx: Tx, proofHash: Buffer, now: Date) =>
  tx
    .updateTable('phone_confirms')
    .set({ used_at: now })
    .where('confirmed_token_hash', '=', proofHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('phone')
    .executeTakeFirst()

/** Failures of these keys, locked until the transaction ends. A key whose last failure is at or before its `since` is reset. */
export const lockFailures = async (tx: Tx, keys: Buffer[], since: Date[]) => {
  // an insert passes `since` to the update only in a column, so a new row gets its time when the failure is counted
  const { rows } = await sql<{ login_hash: Buffer; failures: number; last_failed_at: Date }>`
    insert into sign_in_failures (login_hash, failures, last_failed_at)
    select key, 0, since from unnest(${keys}::bytea[], ${since}::timestamptz[]) as counter (key, since)
    on conflict (login_hash) do update set
      failures = case when sign_in_failures.last_failed_at > excluded.last_failed_at then sign_in_failures.failures else 0 end
    returning login_hash, failures, last_failed_at`.execute(tx)
  return rows
}

/** Failures of a key since a moment. Index: the primary key. */
export const failuresSince = async (db: Db, key: Buffer, since: Date): Promise<number> => {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('login_hash', '=', key)
    .where('last_failed_at', '>', since)
    .executeTakeFirst()
  return row?.failures ?? 0
}

export const countFailure = (tx: Tx, keys: Buffer[], now: Date) =>
  tx
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: eb('failures', '+', 1), last_failed_at: now }))
    .where(sql<boolean>`login_hash = any(${keys}::bytea[])`)
    .execute()

export const clearFailures = (db: Db, keys: Buffer[]) =>
  db.deleteFrom('sign_in_failures').where(sql<boolean>`login_hash = any(${keys}::bytea[])`).execute()

/** Undoes one failure. One key a statement, because two in one statement could deadlock with a count. */
export const undoFailure = (db: Db, key: Buffer) =>
  db
    .updateTable('sign_in_failures')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('login_hash', '=', key)
    .where('failures', '>', 0)
    .execute()

export const addCaptcha = (db: Db, captcha: Insertable<Captchas>) => db.insertInto('captchas').values(captcha).execute()

/** Counts a try and returns the expected answer, or nothing if no try is left. Index: the primary key. */
export const tryCaptcha = (db: Db, id: string, { now, most }: { now: Date; most: number }) =>
  db
    .updateTable('captchas')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('passed_token_hash', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['id', 'secret', 'answer_hash'])
    .executeTakeFirst()

/** Of two right answers to one captcha only the first passes. */
export const passCaptchaOnce = (db: Db, id: string, { tokenHash, until }: { tokenHash: Buffer; until: Date }) =>
  db
    .updateTable('captchas')
    .set({ passed_token_hash: tokenHash, expires_at: until })
    .where('id', '=', id)
    .where('passed_token_hash', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Uses up a passed captcha. Returns nothing if it is used, expired or unknown. Index: the unique passed_token_hash. */
export const spendCaptcha = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('captchas')
    .set({ used_at: now })
    .where('passed_token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()

/** Index: sessions_expiry. */
export const removeSessionsBefore = (db: Db, moment: Date) => db.deleteFrom('sessions').where('expires_at', '<=', moment).execute()

/** Index: phone_confirms_expiry. */
export const removePhoneConfirmsBefore = (db: Db, moment: Date) => db.deleteFrom('phone_confirms').where('expires_at', '<=', moment).execute()

/** Index: captchas_expiry. */
export const removeCaptchasBefore = (db: Db, moment: Date) => db.deleteFrom('captchas').where('expires_at', '<=', moment).execute()

/** Index: sign_in_failures_age. */
export const removeFailuresBefore = (db: Db, moment: Date) => db.deleteFrom('sign_in_failures').where('last_failed_at', '<=', moment).execute()
