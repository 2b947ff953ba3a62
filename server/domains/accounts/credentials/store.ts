import { type Insertable, sql } from 'kysely'
import type { EmailLinks } from '../../../../db/schema.ts'
import type { Db, Tx } from '../../../kernel/db.ts'

export type LinkKind = EmailLinks['kind']

/** Locks the account until the transaction ends, so that changes to its credentials are serialized. The lock lets rows refer to it. */
export const lockAccount = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed_at', 'password_hash', 'status'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const passwordHashOf = async (db: Db, userId: number): Promise<string | null> => {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.password_hash
}

export const setPassword = (tx: Tx, userId: number, passwordHash: string) =>
  tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()

/** Returns false if the account has another address by now. */
export const confirmEmail = async (tx: Tx, userId: number, { email, now }: { email: string; now: Date }): Promise<boolean> => {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({ email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const setEmail = (tx: Tx, userId: number, { email, confirmedAt }: { email: string; confirmedAt: Date | null }) =>
  tx.updateTable('users').set({ email, email_confirmed_at: confirmedAt }).where('id', '=', userId).execute()

export const addLink = async (tx: Tx, link: Insertable<EmailLinks>): Promise<number> => {
  const { id } = await tx.insertInto('email_links').values(link).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The user's latest unexpired link of these kinds. Index: email_links_user. */
export const lastLink = (db: Db, userId: number, { kinds, now }: { kinds: LinkKind[]; now: Date }) =>
  db
    .selectFrom('email_links')
    .select(['email', 'kind', 'return_path', 'resend_at'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind = any(${kinds}::text[])`)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** An unexpired link to be emailed. */
export const linkToWrite = (db: Db, linkId: number, now: Date) =>
  db.selectFrom('email_links').select(['kind', 'return_path']).where('id', '=', linkId).where('expires_at', '>', now).executeTakeFirst()

/**
 * True if a link to the account's address may reset its password. An unconfirmed address must be the only sign-in method. Otherwise the
 * owner of the address and the owner of the phone or network, who may be strangers, would share the account.
 */
export const mayRestoreBy = async (db: Db, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('u.email_confirmed_at', 'is not', null),
        eb.not(
          eb.or([
            eb.exists(eb.selectFrom('phones as p').select('p.id').whereRef('p.user_id', '=', 'u.id')),
            eb.exists(eb.selectFrom('external_accounts as x').select('x.id').whereRef('x.user_id', '=', 'u.id')),
            eb.exists(eb.selectFrom('partner_accounts as a').select('a.user_id').whereRef('a.user_id', '=', 'u.id')),
          ]),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export const setLinkToken = (db: Db, linkId: number, tokenHash: Buffer) =>
  db.updateTable('email_links').set({ token_hash: tokenHash }).where('id', '=', linkId).execute()

/** Uses up a link. Returns nothing if it is used, expired, of another kind or unknown. Index: the unique token_hash. */
export const spendLink = (tx: Tx, tokenHash: Buffer, { kinds, now }: { kinds: LinkKind[]; now: Date }) =>
  tx
    .deleteFrom('email_links')
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`kind = any(${kinds}::text[])`)
    .where('expires_at', '>', now)
    .returning(['kind', 'user_id', 'email', 'return_path'])
    .executeTakeFirst()

/** Index: email_links_user. */
export const removeLinks = (tx: Tx, userId: number, kinds: LinkKind[]) =>
  tx.deleteFrom('email_links').where('user_id', '=', userId).where(sql<boolean>`kind = any(${kinds}::text[])`).execute()

const accountColumns = ['users.id', 'users.status', 'users.blocked_at', 'users.restricted_at', 'users.password_hash'] as const

export const accountById = (db: Db, userId: number) =>
  db.selectFrom('users').select(accountColumns).where('users.id', '=', userId).executeTakeFirstOrThrow()

/** Only the first of concurrent requests with the same token gets true. */
export const spendToken = async (db: Db, tokenHash: Buffer, expiresAt: Date): Promise<boolean> => {
  const row = await db
    .insertInto('spent_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Index: email_links_expiry. */
export const removeLinksBefore = (db: Db, moment: Date) => db.deleteFrom('email_links').where('expires_at', '<=', moment).execute()

/** Index: spent_tokens_expiry. */
export const removeSpentTokensBefore = (db: Db, moment: Date) => db.deleteFrom('spent_tokens').where('expires_at', '<=', moment).execute()
