import { sql } from 'kysely'
import type { ExpertAnswer } from '../../../contract/experts/experts.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { presentParticipant } from '../events/present-participant.ts'
import type { ParticipantRow } from '../participation/store.ts'
import { nameOf } from '../people/present.ts'
import { readPeople } from '../people/read.ts'
import { isOpen } from '../people/rules.ts'
import { answersInWords } from '../quizzes/answers-in-words.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentUpload } from '../uploads/present.ts'

type Context = { db: Db; actor: Actor; caller: Caller }

/** Participants in the order of the ids, with the score of the caller. The organizer's comment is not for experts. */
export const presentAnswers = async (ctx: Context, ids: readonly number[]): Promise<ExpertAnswer[]> => {
  if (ids.length === 0) return []
  const rows = await rowsOf(ctx.db, ids, ctx.actor.id)
  const userIds = rows.map((row) => row.user_id)
  const answerIds = rows.map((row) => row.quiz_answer_id)
  const [users, answers] = await Promise.all([usersByIds(ctx, userIds), answersInWords(ctx.db, answerIds, ctx.caller.locale)])
  return rows.map((row) => ({
    id: row.id,
    eventId: row.event_id,
    quizAnswerId: row.quiz_answer_id,
    participant: { ...presentParticipant(row, null), comment: null },
    user: users.get(row.user_id) ?? null,
    text: row.inquiry_text ?? '',
    files: (row.inquiry_files ?? []).map(presentUpload),
    answers: answers.get(row.quiz_answer_id ?? 0) ?? [],
    score: row.score,
    comment: row.score_comment,
    scoredAt: row.scored_at?.toISOString() ?? null,
  }))
}

/** Users with an open page, by their id. */
export const usersByIds = async (ctx: Context, ids: readonly number[]) => {
  const people = await readPeople(ctx, [...new Set(ids)])
  const open = people.filter((person) => isOpen(person, ctx.actor))
  return new Map(open.map((person) => [person.id, { id: person.id, name: nameOf(person), photo: person.photo_id && uploadUrl(person.photo_id) }]))
}

type File = { id: string; name: string; size: number; mime: string }
type Row = ParticipantRow & {
  score: number | null
  score_comment: string | null
  scored_at: Date | null
  inquiry_text: string | null
  inquiry_files: File[] | null
}

/** Indexes: primary keys, expert_scores_once, participant_inquiries_user. */
const rowsOf = async (db: Db, ids: readonly number[], expertId: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select p.*, s.score, s.comment as score_comment, s.scored_at, i.text as inquiry_text, i.files as inquiry_files
    from unnest(${ids}::bigint[]) with ordinality requested(id, place)
    join event_participants p on p.id = requested.id
    left join expert_scores s on s.event_id = p.event_id and s.user_id = ${expertId} and s.participant_id = p.id
    left join lateral (
      select q.text, (select jsonb_agg(jsonb_build_object('id', f.upload_id, 'name', u.name, 'size', u.size, 'mime', u.mime) order by f.position)
        from participant_inquiry_files f join uploads u on u.id = f.upload_id where f.inquiry_id = q.id) as files
      from participant_inquiries q where q.user_id = p.user_id and q.event_id = p.event_id and q.type = 'participation'
      order by q.created_at desc, q.id desc limit 1) i on true
    order by requested.place`.execute(db)
  return rows
}
