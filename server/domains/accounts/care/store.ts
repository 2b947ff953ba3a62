import { sql } from 'kysely'
import { batchLoader } from '../../../kernel/batcher.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import { preparedFor } from '../../../kernel/prepared.ts'

/** Live sessions of a user, last used first. Index: sessions_user. */
export const listSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'way', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('is_for_consent', '=', false)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Only a session of the same user. Index: the primary key. */
export const removeSessionOf = async (db: Db, userId: number, sessionId: number): Promise<boolean> => {
  const row = await db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId).returning('id').executeTakeFirst()
  return row !== undefined
}

/** Stores a device. Returns true if it is new and the user has others. */
export const storeDevice = async (tx: Tx, userId: number, device: string, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ isNew: boolean }>`
    with noted as (
      insert into known_devices (user_id, device, seen_at) values (${userId}, ${device}, ${now})
      on conflict (user_id, device) do update set seen_at = ${now})
    select count(*) > 0 and not bool_or(device = ${device}) as "isNew" from known_devices where user_id = ${userId}`.execute(tx)
  return rows[0]?.isNew === true
}

/** Only the first of several claims for one email gets true. Index: the primary key. */
export const claimGuessAlert = async (db: Db, userId: number, { now, since }: { now: Date; since: Date }): Promise<boolean> => {
  const row = await db
    .updateTable('users')
    .set({ guess_alert_at: now })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('guess_alert_at', 'is', null), eb('guess_alert_at', '<=', since)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Session fields beside the actor, loaded in batches. Indexes: the primary keys, the unique user_id of support_threads. */
export const accountNotes = async (db: Db, userId: number) => {
  const notes = await notesAt({ db })(userId)
  if (!notes) throw new Error('a session refers to an account that does not exist')
  return notes
}

const notesAt = batchLoader(async (db, userIds: number[]) => {
  const notes = new Map((await notesOf(db, { userIds })).map((row) => [row.id, row]))
  return userIds.map((id) => notes.get(id))
})

const notesOf = preparedFor<{ userIds: readonly number[] }>()((db, value) =>
  db
    .selectFrom('users')
    .leftJoin('parental_consents as consent', 'consent.user_id', 'users.id')
    .select([
      'users.id',
      'users.slug',
      'users.email_confirmed_at',
      'users.consent_due_at',
      'users.locale',
      'users.theme',
      'consent.status as consent_status',
      // index: the unique user_id
      sql<number>`coalesce((select greatest(t.unread_count, 1) from support_threads t where t.user_id = users.id and t.has_unread), 0)`.as(
        'support_answers',
      ),
    ])
    .where(sql<boolean>`users.id = any(${value('userIds')}::bigint[])`),
)

const settingsColumns = ['locale', 'theme', 'city_id', 'timezone'] as const

export const settingsOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(settingsColumns).where('id', '=', userId).executeTakeFirstOrThrow()

type Settings = { locale?: 'ru' | 'en' | 'kz'; theme?: 'light' | 'dark' | null; city_id?: number | null; timezone?: string | null }

export const changeSettings = (db: Db, userId: number, settings: Settings) =>
  db.updateTable('users').set(settings).where('id', '=', userId).returning(settingsColumns).executeTakeFirstOrThrow()
