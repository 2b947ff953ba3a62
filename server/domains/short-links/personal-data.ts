import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

export const shortLinksPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      shortLinks: await db
        .selectFrom('short_urls')
        .select(['name', 'url', 'unique_clicks as uniqueClicks', 'expires_at as expiresAt', 'visitor_limit as visitorLimit'])
        .select(['moderation', 'moderation_comment as moderationComment', 'created_at as createdAt'])
        .select(
          sql<
            object[]
          >`(select coalesce(json_agg(json_build_object('day', d.day, 'source', d.source, 'visitors', d.visitors) order by d.day, d.source), '[]')
            from short_url_days d where d.short_url_id = short_urls.id)`.as('visitorsByDay'),
        )
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  // printed codes of an erased user lead nowhere
  erase: async (tx, userId) => {
    await tx.deleteFrom('short_urls').where('user_id', '=', userId).execute()
    await tx.updateTable('short_urls').set({ decided_by: null }).where('decided_by', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('short_urls').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('short_urls').set({ decided_by: to }).where('decided_by', '=', from).execute()
  },
}
