import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { containing } from '../../kernel/like.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { presentRow } from './present.ts'
import { headColumns, type ListedRow, usedBy } from './store.ts'

/** The quizzes that the caller may edit. */
export const listQuizzes = async ({ db, actor, query }: Ctx<'GET /quizzes'>) => {
  const slice = sliceOf(query, actor)
  const { rows, total } = await listed(db, { userId: actor.id, search: query.search ?? '', mode: query.mode, published: query.published }, slice)
  return pageOf(
    rows.map((row) => presentRow(row, actor.id)),
    total,
    query,
    slice,
  )
}

type Filter = { userId: number; search: string; mode: string | undefined; published: boolean | undefined }

/**
 * Own quizzes and those with access are few, so that their titles are compared without a text index; counts are read for the rows of
 * the page. Indexes: quizzes_author, quiz_accesses_user, quiz_questions_order, quiz_answers_newest.
 */
const listed = async (db: Db, { userId, search, mode, published }: Filter, { limit, offset }: Slice) => {
  const pattern = containing(search)
  const found = sql`quizzes q where q.id in (
      select x.id from quizzes x where x.author_id = ${userId} and ${notDeleted('x')}
      union select a.quiz_id from quiz_accesses a where a.user_id = ${userId})
    and ${notDeleted('q')} and (${mode ?? null}::text is null or q.mode = ${mode ?? null}) and (${search} = '' or q.title ilike ${pattern})
    and (${published ?? null}::boolean is null or (q.published_at is not null) = ${published ?? null})`
  const page = sql<ListedRow>`
    select ${headColumns({ userId })},
      (select count(*) from quiz_questions n where n.quiz_id = q.id and n.removed_at is null and n.type not in ('splitter', 'afterword')) as question_count,
      (select count(*) from quiz_answers x where x.quiz_id = q.id) as answer_count,
      (select x.created_at from quiz_answers x where x.quiz_id = q.id order by x.id desc limit 1) as last_answer_at,
      (select btrim(concat_ws(' ', u.first_name, u.last_name)) from users u where u.id = q.author_id) as author_name,
      ${usedBy(sql`q.id`)} as is_used
    from ${found} order by q.updated_at desc, q.id desc limit ${limit} offset ${offset}`
  const [{ rows }, counted] = await Promise.all([page.execute(db), sql<{ total: number }>`select count(*) as total from ${found}`.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
