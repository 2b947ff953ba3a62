import type { Insertable } from 'kysely'
import type { PasskeyChallenges, Passkeys } from '../../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../../kernel/db.ts'

/** Without the public key. Index: passkeys_user. */
export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Only a passkey of the same user. Index: passkeys_credential. */
export const findPasskey = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Returns nothing if any account has this passkey. Index: passkeys_credential. */
export const insertPasskey = (tx: Tx, passkey: Insertable<Passkeys>) =>
  tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'credential_id', 'transports', 'device', 'created_at', 'used_at'])
    .executeTakeFirst()

/** Of two sign-ins with one signature only the first succeeds. Devices without a counter always send 0. */
export const usePasskey = async (tx: Tx, id: number, { counter, now }: { counter: number; now: Date }): Promise<boolean> => {
  const row = await tx
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deletePasskey = async (tx: Tx, userId: number, id: number): Promise<boolean> => {
  const row = await tx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Replaces the session's previous challenge for this purpose. Index: the primary key. */
export const saveChallenge = (db: Db, challenge: Insertable<PasskeyChallenges>) =>
  db
    .insertInto('passkey_challenges')
    .values(challenge)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge: challenge.challenge, expires_at: challenge.expires_at }),
    )
    .execute()

/** Deletes the challenge, so that it can be used once. Returns null if there is none or it has expired. */
export const takeChallenge = async (db: Db, { sessionId, purpose, now }: { sessionId: number; purpose: 'add' | 'enter'; now: Date }) => {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row.challenge : null
}
