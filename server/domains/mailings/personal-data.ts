import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { mailingKind } from './progress.ts'

export const mailingsPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      mailings: await db
        .selectFrom('mailing_subscribers')
        .select(['email', 'mailing_type_id', 'enabled', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
      'own-mailings': await db
        .selectFrom('mailings as m')
        .select(['m.id', 'm.subject', 'm.content', 'm.recipients', 'm.status', 'm.comment', 'm.send_at', 'm.created_at', 'm.finished_at'])
        .select([
          sql<number[]>`array(select event_id from mailing_events e where e.mailing_id = m.id order by position)`.as('eventIds'),
          sql<string[]>`array(select upload_id from mailing_files f where f.mailing_id = m.id order by position)`.as('fileIds'),
        ])
        .where('m.user_id', '=', userId)
        .orderBy('m.id')
        .execute(),
      'refused-letters': await db
        .selectFrom('mail_suppressions')
        .select(['email', 'reason', 'created_at'])
        .where('email', '=', sql<string>`(select lower(email) from users where id = ${userId})`)
        .execute(),
    },
  }),
  // a subscription made while signed out has no user id, only the same address
  erase: async (tx, userId) => {
    await sql`delete from mailing_subscribers where user_id = ${userId} or email = (select email from users where id = ${userId})`.execute(tx)
    await sql`delete from mail_suppressions where email = (select lower(email) from users where id = ${userId})`.execute(tx)
    await withdrawLetters(tx, userId)
    await tx.deleteFrom('mailings').where('user_id', '=', userId).execute()
    await tx.updateTable('mailings').set({ decided_by: null }).where('decided_by', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('mailing_subscribers').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('mailings').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('mailings').set({ decided_by: to }).where('decided_by', '=', from).execute()
  },
}

/** Letters of the user that have not left. A worker that holds one finds no mailing and drops it. */
const withdrawLetters = (tx: Tx, userId: number) =>
  sql`delete from outbox where id in (
    select o.id from outbox o where o.kind = ${mailingKind} and o.state = 'queued'
      and o.subject in (select 'mailing/' || id from mailings where user_id = ${userId}) for update skip locked)`.execute(tx)
