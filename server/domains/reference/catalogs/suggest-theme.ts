import { sql } from 'kysely'
import type { Ctx } from '../../../kernel/call.ts'
import type { Db } from '../../../kernel/db.ts'
import { notDeleted } from '../../../kernel/soft-delete.ts'

/** Suggests a theme for review by staff (V526). An existing theme, or one suggested by the same user, is refused. */
export const suggestTheme = async ({ db, body, actor, refuse }: Ctx<'POST /themes'>) => {
  if (await themeNamed(db, body.name, actor.id)) throw refuse('duplicateInterest')
  return insertSuggestion(db, { name: body.name, kind: 'theme', suggestedBy: actor.id })
}

/** The approved theme or interest with that name in any language, or one suggested by the user. Locked, so that it is not deleted before it is chosen. */
export const themeNamed = (db: Db, name: string, userId: number) =>
  db
    .selectFrom('themes as h')
    .select(['h.id', 'h.moderation'])
    .where(sql<boolean>`fold_name(${name}::text) in (fold_name(h.name_ru), fold_name(h.name_en), fold_name(h.name_kk))`)
    .where(sql<boolean>`(h.moderation = 'approved' or h.suggested_by = ${userId} and not h.is_free_text)`)
    .where(notDeleted('h'))
    .orderBy(sql`h.moderation = 'approved'`, 'desc')
    .orderBy('h.id')
    .limit(1)
    .forKeyShare('h')
    .executeTakeFirst()

type Suggestion = { name: string; kind: 'theme' | 'interest'; suggestedBy: number }

/** The name is stored for all languages until staff translate it. */
export const insertSuggestion = async (db: Db, { name, kind, suggestedBy }: Suggestion) => {
  const { id, moderation } = await db
    .insertInto('themes')
    .values({ name_ru: name, name_en: name, name_kk: name, kind, moderation: 'wait', suggested_by: suggestedBy })
    .returning(['id', 'moderation'])
    .executeTakeFirstOrThrow()
  return { id, name, kind, moderation }
}
