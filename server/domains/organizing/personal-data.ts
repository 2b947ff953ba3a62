import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { moveInAllDocuments, removeFromAllDocuments } from './document-people.ts'

/** Drafts and submitted versions belong to their event, whose own data is in the domain of events. */
export const organizingPersonalData: PersonalData = {
  isFirst: true,
  collect: async (db, userId) => ({
    rows: {
      'event-drafts': await db
        .selectFrom('event_drafts as d')
        .innerJoin('event_owners as o', 'o.event_id', 'd.event_id')
        .select(['d.event_id as eventId', 'd.data', 'd.updated_at as updatedAt'])
        .where('o.user_id', '=', userId)
        .orderBy('d.event_id')
        .execute(),
      'submitted-events': await db
        .selectFrom('event_reviews')
        .select(['event_id as eventId', 'data', 'answer', 'moderation', 'moderation_comment as comment', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('event_id')
        .execute(),
      complaints: await db
        .selectFrom('claims')
        .select(['target_type as targetType', 'event_id as eventId', 'organization_id as organizationId', 'reason', 'text', 'status'])
        .select('created_at as createdAt')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      'event-feedback': await db
        .selectFrom('event_feedback')
        .select(['event_id as eventId', 'rating', 'text', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('event_id')
        .execute(),
    },
  }),
  // ratings stay in the average, without words; documents lose the user and the contact persons that they wrote
  erase: async (tx, userId) => {
    await removeFromAllDocuments(tx, userId)
    await tx.deleteFrom('claims').where('user_id', '=', userId).execute()
    await tx.updateTable('event_feedback').set({ text: null }).where('user_id', '=', userId).execute()
    await sql`update event_reviews set data = data || '{"contacts": []}', approved_data = approved_data || '{"contacts": []}', answer = null
      where user_id = ${userId}`.execute(tx)
    await sql`update event_drafts d set data = d.data || '{"contacts": []}', updated_by = nullif(d.updated_by, ${userId})
      where d.updated_by = ${userId} or exists (select from event_owners o where o.event_id = d.event_id and o.user_id = ${userId})
        or exists (select from events e where e.id = d.event_id and e.created_by = ${userId})`.execute(tx)
  },
  move: async (tx, { from, to }) => {
    await moveInAllDocuments(tx, { from, to })
    await tx.updateTable('event_drafts').set({ updated_by: to }).where('updated_by', '=', from).execute()
    await tx.updateTable('event_reviews').set({ user_id: to }).where('user_id', '=', from).execute()
    await sql`delete from claims c where c.user_id = ${from} and c.status = 'wait' and exists (select from claims x
      where x.user_id = ${to} and x.status = 'wait' and x.event_id is not distinct from c.event_id
        and x.organization_id is not distinct from c.organization_id)`.execute(tx)
    await tx.updateTable('claims').set({ user_id: to }).where('user_id', '=', from).execute()
    await sql`delete from event_feedback f where f.user_id = ${from}
      and exists (select from event_feedback x where x.user_id = ${to} and x.event_id = f.event_id)`.execute(tx)
    await tx.updateTable('event_feedback').set({ user_id: to }).where('user_id', '=', from).execute()
  },
}
