import { type Insertable, sql } from 'kysely'
import type { ExternalAccounts, SocialProofs, SocialStates } from '../../../../db/schema.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import type { SocialProfile } from '../../../kernel/gateways.ts'

export type ExternalRow = Awaited<ReturnType<typeof externalAccountsOf>>[number]

const columns = ['id', 'network', 'external_id', 'name', 'page', 'profile', 'is_visible'] as const

export const addState = (db: Db, state: Insertable<SocialStates>) => db.insertInto('social_states').values(state).execute()

/** Uses up an OAuth state. Returns nothing for another browser. Index: the primary key. */
export const spendState = (db: Db, { tokenHash, browserHash, now }: { tokenHash: Buffer; browserHash: Buffer; now: Date }) =>
  db
    .deleteFrom('social_states')
    .where('token_hash', '=', tokenHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['secret', 'redirect_uri'])
    .executeTakeFirst()

export const addProof = (db: Db, proof: Insertable<SocialProofs>) => db.insertInto('social_proofs').values(proof).execute()

/** Uses up a stored profile. Returns nothing if it is used, expired or unknown. Index: the primary key. */
export const spendProof = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .deleteFrom('social_proofs')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['network', 'profile'])
    .executeTakeFirst()

/** Index: the unique (network, external_id). */
export const accountByNetwork = (db: Db, network: string, externalId: string) =>
  db
    .selectFrom('external_accounts as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['u.id', 'u.status', 'u.blocked_at', 'u.restricted_at', 'u.password_hash'])
    .where('e.network', '=', network)
    .where('e.external_id', '=', externalId)
    .executeTakeFirst()

const profileColumns = ({ firstName, lastName, page, city, birthday, photo }: SocialProfile) => ({
  name: `${firstName} ${lastName}`.trim() || null,
  page,
  profile: JSON.stringify({ city, birthday, photo }),
})

type Binding = { userId: number; network: string; profile: SocialProfile; now: Date }

/** Returns nothing if another user has the profile. Violates a constraint if the user has another profile of the network. */
export const addExternalAccount = (db: Db, { userId, network, profile, now }: Binding) => {
  const values = { user_id: userId, network, external_id: profile.externalId, created_at: now, ...profileColumns(profile) }
  return db
    .insertInto('external_accounts')
    .values(values satisfies Insertable<ExternalAccounts>)
    .onConflict((conflict) =>
      conflict.columns(['network', 'external_id']).doUpdateSet(profileColumns(profile)).where('external_accounts.user_id', '=', userId),
    )
    .returning(columns)
    .executeTakeFirst()
}

/** Replaces the stored profile with the current one. Index: the unique (network, external_id). */
export const refreshExternalAccount = (db: Db, network: string, profile: SocialProfile) =>
  db
    .updateTable('external_accounts')
    .set(profileColumns(profile))
    .where('network', '=', network)
    .where('external_id', '=', profile.externalId)
    .execute()

/** Index: the unique (user_id, network). */
export const externalAccountsOf = (db: Db, userId: number) =>
  db.selectFrom('external_accounts').select(columns).where('user_id', '=', userId).orderBy('id').execute()

export const hasExternalAccount = async (db: Db, userId: number): Promise<boolean> => (await externalAccountsOf(db, userId)).length > 0

export const findOwnExternalAccount = (db: Db, userId: number, id: number) =>
  db.selectFrom('external_accounts').select(columns).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const setVisibility = (db: Db, { userId, id, isVisible }: { userId: number; id: number; isVisible: boolean }) =>
  db
    .updateTable('external_accounts')
    .set({ is_visible: isVisible })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()

export const removeExternalAccount = (tx: Tx, id: number) => tx.deleteFrom('external_accounts').where('id', '=', id).execute()

/** A city by its name in any of our languages; the first of several. */
export const cityByName = async (db: Db, name: string): Promise<number | null> => {
  const row = await db
    .selectFrom('cities')
    .select('id')
    .where(sql<boolean>`lower(${name}) in (lower(name_ru), lower(name_en), lower(name_kk))`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

type Merged = { city_id?: number; birthday?: string; photo_id?: string }

export const mergeIntoUser = (tx: Tx, userId: number, merged: Merged) => tx.updateTable('users').set(merged).where('id', '=', userId).execute()

export const mergedUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'birthday', 'city_id', 'photo_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** Index: social_states_expiry. */
export const removeStatesBefore = (db: Db, moment: Date) => db.deleteFrom('social_states').where('expires_at', '<=', moment).execute()

/** Index: social_proofs_expiry. */
export const removeProofsBefore = (db: Db, moment: Date) => db.deleteFrom('social_proofs').where('expires_at', '<=', moment).execute()
