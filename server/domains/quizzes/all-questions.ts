import { sql } from 'kysely'
import type { QuestionType } from '../../../contract/quizzes/limits.ts'
import type { Db } from '../../kernel/db.ts'

export type KnownQuestion = {
  id: number
  type: QuestionType
  title: string
  min: number | null
  max: number | null
  is_removed: boolean
  right_boolean: boolean | null
  options: { id: number; title: string; is_right: boolean; is_removed: boolean }[]
}

/** The questions that take an answer, in their order, then those removed after they were answered. Index: quiz_questions_order. */
export const allQuestions = async (db: Db, quizId: number): Promise<KnownQuestion[]> => {
  const { rows } = await sql<KnownQuestion>`
    select n.id, n.type, n.title, n.min, n.max, n.removed_at is not null as is_removed, n.right_boolean,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'is_right', o.is_right, 'is_removed', o.removed_at is not null)
        order by o.removed_at is not null, o.position, o.id), '[]') from quiz_options o where o.question_id = n.id) as options
    from quiz_questions n where n.quiz_id = ${quizId} and n.type not in ('splitter', 'afterword')
    order by n.removed_at is not null, n.position, n.id`.execute(db)
  return rows
}
