import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import { addNotification, addRecipients } from '../../../server/domains/notifications/store.ts'
import { rowsOf } from '../../../server/domains/quizzes/answer-values.ts'
import { quizUrlOf } from '../../../server/domains/quizzes/link-users.ts'
import { scoreOf } from '../../../server/domains/quizzes/score.ts'
import type { QuizRow } from '../../../server/domains/quizzes/store.ts'
import { addRequests } from '../../../server/domains/quizzes/survey-requests.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'
import { chance, chosenBetween } from './chance.ts'
import { insertBatches } from './insert-batches.ts'
import { chosenValue } from './quiz-values.ts'
import type { DemoQuiz } from './quizzes.ts'

const hourMs = 3_600_000
const participantEmail = demoAccounts.find(({ role }) => role === 'participant')?.email ?? ''

type Respondent = { userId: number | null; eventId: number | null; at: Date }
type Loading = { quiz: DemoQuiz; stored: QuizRow; eventIds: readonly number[]; now: Date }

/** Answers of participants and of visitors; an answer at a registration belongs to it. */
export const loadAnswers = async (tx: Tx, { quiz, stored, eventIds, now }: Loading): Promise<void> => {
  const isSurvey = quiz.asks?.as === 'survey'
  const participants = quiz.asks ? await participantsOf(tx, { eventIds, isSurvey, now }) : []
  const respondents = [...(stored.allow_multiple ? participants : firstOfEach(participants)), ...guests(quiz, now)]
  if (respondents.length === 0) return
  const given = respondents.map((respondent, index) => ({ respondent, values: valuesOf(quiz, stored, `${index} ${respondent.userId}`) }))
  const rows = given.map(({ respondent, values }) => ({
    ...{ quiz_id: stored.id, user_id: respondent.userId, event_id: respondent.eventId, is_single: !stored.allow_multiple, created_at: respondent.at },
    ...scoreOf(stored.questions, new Map(values.map(({ question, value }) => [question.id, value]))),
  }))
  const added = await tx.insertInto('quiz_answers').values(rows).returning('id').execute()
  const keysOf = (index: number) => ({ quiz_id: stored.id, answer_id: added[index]?.id ?? 0 })
  const valueRows = given.flatMap(({ values }, index) => values.flatMap(rowsOf).map((row) => ({ ...keysOf(index), ...row })))
  for (const batch of insertBatches(valueRows)) await tx.insertInto('quiz_answer_values').values(batch).execute()
  if (!isSurvey) await joinRegistrations(tx, stored.id)
}

/** One answer of a user serves all events. */
const firstOfEach = (respondents: readonly Respondent[]) =>
  respondents.filter(({ userId }, index) => respondents.findIndex((one) => one.userId === userId) === index)

const valuesOf = ({ questions }: DemoQuiz, stored: QuizRow, respondent: string) =>
  stored.questions.flatMap((question, index) => {
    const written = questions[index]
    const value = written ? chosenValue(question, written, respondent) : null
    return value === null ? [] : [{ question, value }]
  })

const guests = ({ guests: count = 0, title }: DemoQuiz, now: Date): Respondent[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ userId: null, eventId: null },
    at: new Date(now.getTime() - chosenBetween(1, 9 * 24, title, index) * hourMs),
  })).sort((one, other) => one.at.getTime() - other.at.getTime())

type Place = { event_id: number; user_id: number; created_at: Date; date_end: Date }

/** A survey is answered within days after the event, not by all; questions of a registration before it. The demo participant still has to answer. */
const participantsOf = async (tx: Tx, { eventIds, isSurvey, now }: { eventIds: readonly number[]; isSurvey: boolean; now: Date }): Promise<Respondent[]> => {
  const { rows } = await sql<Place>`
    select p.event_id, p.user_id, p.created_at, e.date_end from event_participants p
      join events e on e.id = p.event_id join users u on u.id = p.user_id and u.status in (8, 10)
    where p.event_id = any(${eventIds}::bigint[]) and p.state in ('approved', 'wait') and (not ${isSurvey} or p.state = 'approved' and u.email is distinct from ${participantEmail})
    order by p.created_at, p.id`.execute(tx)
  return rows
    .filter(({ user_id, event_id }) => !isSurvey || chance('answers', user_id, event_id) < 0.85)
    .map((place) => ({ userId: place.user_id, eventId: place.event_id, at: isSurvey ? answeredAt(place, now) : place.created_at }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Most answers come at once. */
const answeredAt = ({ date_end, user_id, event_id }: Place, now: Date): Date =>
  new Date(Math.min(now.getTime(), date_end.getTime() + (1 + chance('late', user_id, event_id) ** 3 * 6 * 24) * hourMs))

/** Index: the unique (event_id, user_id). */
const joinRegistrations = (tx: Tx, quizId: number) =>
  sql`update event_participants p set quiz_answer_id = a.id from quiz_answers a
      join quizzes q on q.id = a.quiz_id
    where a.quiz_id = ${quizId} and p.user_id = a.user_id and p.state in ('approved', 'wait')
      and p.event_id in (select e.id from events e where e.quiz_id = ${quizId}) and (p.event_id = a.event_id or not q.allow_multiple)`.execute(tx)

/** The survey of each event was sent; that of the latest is unanswered in the bell of the demo participant. */
export const askParticipant = async (tx: Tx, { quizId, eventIds, now }: { quizId: number; eventIds: readonly number[]; now: Date }): Promise<void> => {
  await sql`insert into event_surveys (event_id, quiz_id, sent_at, asked)
    select e.id, ${quizId}, e.date_end, (select count(*) from event_participants p where p.event_id = e.id and p.state = 'approved')
    from events e where e.id = any(${eventIds}::bigint[]) and e.date_end <= ${now} on conflict do nothing`.execute(tx)
  const user = await tx.selectFrom('users').select('id').where('email', '=', participantEmail).executeTakeFirst()
  const [eventId] = eventIds
  if (!user || eventId === undefined) return
  const at = new Date(now.getTime() - 20 * hourMs)
  const asked = await addRequests(tx, { quizId, eventId, askedBy: null, userIds: [user.id], now: at })
  if (asked.length === 0) return
  const data = { eventId, quizId, quizUrl: quizUrlOf({ id: quizId, slug: null }, eventId), kind: 'surveyAfterEvent' as const }
  const id = await addNotification(tx, { type: notificationTypes.quiz, data, now: at })
  if (id !== null) await addRecipients(tx, id, asked, at)
}
