import { sql } from 'kysely'
import { userStatuses } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

export const accountsPersonalData: PersonalData = {
  isLast: true,
  collect: async (db, userId) => ({
    rows: {
      account: await accountOf(db, userId),
      phones: await db.selectFrom('phones').select(['phone', 'is_primary', 'confirmed_at']).where('user_id', '=', userId).execute(),
      'social-accounts': await db
        .selectFrom('external_accounts')
        .select(['network', 'external_id', 'name', 'page', 'profile', 'is_visible', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
      consents: await db.selectFrom('consents').select(['kind', 'action', 'text_version', 'happened_at']).where('user_id', '=', userId).execute(),
      sessions: await db.selectFrom('sessions').select(['user_agent', 'way', 'created_at', 'seen_at']).where('user_id', '=', userId).execute(),
      'trusted-browsers': await db.selectFrom('trusted_browsers').select(['created_at', 'used_at']).where('user_id', '=', userId).execute(),
      'door-codes': await db.selectFrom('door_code_revocations').select('revoked_at').where('user_id', '=', userId).execute(),
      passkeys: await db.selectFrom('passkeys').select(['device', 'created_at', 'used_at']).where('user_id', '=', userId).execute(),
      'parental-consent': await db
        .selectFrom('parental_consents')
        .select(['status', 'parent_name', 'parent_phone', 'parent_email', 'uploaded_at', 'decided_at', 'comment', 'valid_until'])
        .where('user_id', '=', userId)
        .execute(),
    },
    uploadIds: (await db.selectFrom('parental_consent_files').select('upload_id').where('user_id', '=', userId).execute()).map(
      (row) => row.upload_id,
    ),
  }),
  erase: async (tx, userId, { now }) => {
    await removeProofs(tx, userId)
    for (const table of ownTables) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
    await sql`select set_config('vmeste.erasing', ${String(userId)}, true)`.execute(tx)
    await tx.deleteFrom('consents').where('user_id', '=', userId).execute()
    await makeNameless(tx, userId, now)
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('phones').set({ user_id: to, is_primary: false }).where('user_id', '=', from).execute()
    await sql`update external_accounts a set user_id = ${to} where user_id = ${from}
      and not exists (select from external_accounts other where other.user_id = ${to} and other.network = a.network)`.execute(tx)
    await sql`update partner_accounts set user_id = ${to} where user_id = ${from}`.execute(tx)
    await movePasskeys(tx, from, to)
    await sql`insert into trusted_browsers (user_id, token_hash, created_at, used_at)
      select ${to}, token_hash, created_at, used_at from trusted_browsers where user_id = ${from} on conflict do nothing`.execute(tx)
    for (const table of [
      'sessions',
      'trusted_browsers',
      'external_accounts',
      'second_steps',
      'recovery_codes',
      'email_links',
      'door_code_revocations',
    ] as const)
      await tx.deleteFrom(table).where('user_id', '=', from).execute()
    await becomeSignpost(tx, from, to)
  },
}

const ownTables = [
  'sessions',
  'phones',
  'external_accounts',
  'partner_accounts',
  'email_links',
  'known_devices',
  'trusted_browsers',
  'second_steps',
  'passkeys',
  'recovery_codes',
  'second_step_codes',
  'second_step_tries',
  'parental_consents',
  'door_code_revocations',
] as const

const accountOf = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'father_name', 'email', 'email_confirmed_at', 'birthday', 'gender', 'city_id', 'slug', 'locale'])
    .select(['theme', 'timezone', 'status', 'roles', 'agreement_at', 'personal_data_agreement_at', 'created_at'])
    .where('id', '=', userId)
    .execute()

/** Codes sent to the user's phones contain the number too. */
const removeProofs = (tx: Tx, userId: number) =>
  sql`delete from phone_confirms where phone in (select phone from phones where user_id = ${userId})`.execute(tx)

/** The row stays, because event counts depend on it; it no longer identifies the user. */
const makeNameless = (tx: Tx, userId: number, now: Date) =>
  tx
    .updateTable('users')
    .set({
      first_name: '—',
      last_name: '—',
      father_name: null,
      email: null,
      email_confirmed_at: null,
      password_hash: null,
      birthday: null,
      gender: null,
      city_id: null,
      slug: null,
      timezone: null,
      theme: null,
      roles: [],
      is_expert: false,
      guess_alert_at: null,
      agreement_at: null,
      personal_data_agreement_at: null,
      status: userStatuses.deactivated,
      erased_at: now,
    })
    .where('id', '=', userId)
    .execute()

/** Moves recovery codes too, unless the surviving account has its own. */
const movePasskeys = async (tx: Tx, from: number, to: number) => {
  await sql`update recovery_codes set user_id = ${to} where user_id = ${from}
    and exists (select from passkeys where user_id = ${from})
    and not exists (select from recovery_codes own where own.user_id = ${to})`.execute(tx)
  await sql`update passkeys set user_id = ${to} where user_id = ${from}`.execute(tx)
}

/** Fills the gaps of the surviving account. The email is moved after it is cleared here, because it is unique. */
const becomeSignpost = async (tx: Tx, from: number, to: number) => {
  const { rows } = await sql<{ email: string | null; email_confirmed_at: Date | null }>`
    select email, email_confirmed_at from users where id = ${from}`.execute(tx)
  await tx
    .updateTable('users')
    .set({ status: userStatuses.merged, merged_into_id: to, email: null, slug: null, password_hash: null })
    .where('id', '=', from)
    .execute()
  await tx.updateTable('users').set({ merged_into_id: to }).where('merged_into_id', '=', from).execute()
  await sql`update users set email = ${rows[0]?.email ?? null}, email_confirmed_at = ${rows[0]?.email_confirmed_at ?? null}
    where id = ${to} and email is null`.execute(tx)
  await sql`update phones set is_primary = true where id = (select min(id) from phones where user_id = ${to})
    and not exists (select from phones where user_id = ${to} and is_primary)`.execute(tx)
}
