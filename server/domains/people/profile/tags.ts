import { type Kysely, sql } from 'kysely'
import type { Locale } from '../../../../contract/locales.ts'
import type { Schema } from '../../../../db/schema.ts'
import type { Ctx } from '../../../kernel/call.ts'
import type { Db } from '../../../kernel/db.ts'
import { nameIn } from '../../../kernel/names.ts'

type TagRow = Awaited<ReturnType<typeof tagsOf>>[number]

/** Badges of users; other users see visible ones only. Index: the primary key. */
export const tagsOf = (db: Db, userIds: readonly number[], locale: Locale, viewerId: number | null) =>
  tagRows(db, locale)
    .where(sql<boolean>`g.user_id = any(${userIds}::bigint[])`)
    .where(sql<boolean>`(g.is_visible or g.user_id = ${viewerId})`)
    .orderBy('g.user_id')
    .orderBy('t.type_id')
    .orderBy('t.id')
    .execute()

const tagRows = (db: Kysely<Schema>, locale: Locale) =>
  db
    .selectFrom('user_tags as g')
    .innerJoin('tags as t', 't.id', 'g.tag_id')
    .select(['g.user_id', 'g.is_visible', 't.id', 't.type_id', nameIn('t', locale).as('name')])

export const presentTag = ({ id, name, type_id, is_visible }: TagRow) => ({ id, name, typeId: type_id, icon: null, visible: is_visible })

/** Only its owner shows or hides a badge (V367). */
export const showTag = async ({ db, actor, caller, params, body, refuse }: Ctx<'POST /owner/tags/:id/update-visibility'>) => {
  await db.updateTable('user_tags').set({ is_visible: body.visible }).where('user_id', '=', actor.id).where('tag_id', '=', params.id).execute()
  const row = await tagRows(db, caller.locale).where('g.user_id', '=', actor.id).where('g.tag_id', '=', params.id).executeTakeFirst()
  if (!row) throw refuse('notFound')
  return presentTag(row)
}

export const removeTag = async ({ db, actor, params, refuse }: Ctx<'DELETE /owner/tags/:id'>) => {
  const removed = await db
    .deleteFrom('user_tags')
    .where('user_id', '=', actor.id)
    .where('tag_id', '=', params.id)
    .returning('tag_id')
    .executeTakeFirst()
  if (!removed) throw refuse('notFound')
  return { ok: true as const }
}
