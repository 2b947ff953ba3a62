import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { releaseUploads } from '../uploads/claim.ts'

export const inquiriesPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      inquiries: await db
        .selectFrom('participant_inquiries as i')
        .innerJoin('events as e', 'e.id', 'i.event_id')
        .select(['i.event_id as eventId', 'e.name as event', 'i.type', 'i.text', 'i.status', 'i.comment', 'i.created_at as createdAt'])
        .where('i.user_id', '=', userId)
        .orderBy('i.id')
        .execute(),
    },
  }),
  // the domain of uploads erases the files
  erase: async (tx, userId) => {
    await tx.deleteFrom('participant_inquiries').where('user_id', '=', userId).execute()
    await tx.updateTable('participant_inquiries').set({ decided_by: null }).where('decided_by', '=', userId).execute()
  },
  // one inquiry about an event waits: that of the surviving account
  move: async (tx, { from, to }) => {
    const { rows } = await sql<{ upload_id: string | null }>`
      with doubled as (
        delete from participant_inquiries i where i.user_id = ${from} and i.status = 'wait' and exists (
          select from participant_inquiries x where x.user_id = ${to} and x.event_id = i.event_id and x.status = 'wait')
        returning i.id)
      select f.upload_id from participant_inquiry_files f where f.inquiry_id in (select id from doubled)`.execute(tx)
    await releaseUploads(
      tx,
      rows.flatMap(({ upload_id }) => upload_id ?? []),
    )
    await tx.updateTable('participant_inquiries').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('participant_inquiries').set({ decided_by: to }).where('decided_by', '=', from).execute()
  },
}
