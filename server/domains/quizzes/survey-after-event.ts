import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { safeError } from '../../kernel/log.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { notify } from '../notifications/notify.ts'
import { quizUrlOf } from './link-users.ts'
import { addRequests } from './survey-requests.ts'

/** Sends the survey of each event that has ended, once: a row of `event_surveys` is the mark, also for two processes at once. */
export const sendSurveys = async (resources: Resources): Promise<void> => {
  const { db, clock, log } = resources
  for (const survey of await endedWithSurvey(db, clock()))
    try {
      await db.transaction().execute((tx) => sendSurvey(resources, tx, survey))
    } catch (error) {
      // the next run tries it again
      log.error({ error: safeError(error), eventId: survey.event_id }, 'the survey of an event cannot be sent')
    }
}

type Survey = { event_id: number; quiz_id: number; slug: string | null }

/** A later survey would ask about what guests have forgotten. */
const lateDays = 7

/** Indexes: events_survey_end, the primary keys. */
const endedWithSurvey = async (db: Db, now: Date): Promise<Survey[]> => {
  const { rows } = await sql<Survey>`
    select e.id as event_id, q.id as quiz_id, q.slug from events e
      join quizzes q on q.id = e.survey_quiz_id and q.published_at is not null and ${notDeleted('q')}
    where e.survey_quiz_id is not null and e.date_end <= ${now} and e.date_end > ${new Date(now.getTime() - lateDays * 86_400_000)}
      and e.status = 'published' and e.moderation = 'approved' and ${notDeleted('e')}
      and not exists (select from event_surveys s where s.event_id = e.id)
    order by e.date_end`.execute(db)
  return rows
}

const sendSurvey = async (resources: Resources, tx: Tx, { event_id: eventId, quiz_id: quizId, slug }: Survey) => {
  const now = resources.clock()
  const mark = { event_id: eventId, quiz_id: quizId, sent_at: now }
  const added = await tx
    .insertInto('event_surveys')
    .values(mark)
    .onConflict((on) => on.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst()
  if (!added) return
  const guests = await guestsToAsk(tx, eventId, quizId)
  const asked = await addRequests(tx, { quizId, eventId, askedBy: null, userIds: guests, now })
  await tx
    .updateTable('event_surveys')
    .set({ asked: asked.length, skipped: guests.length - asked.length })
    .where('event_id', '=', eventId)
    .execute()
  const data = { eventId, quizId, quizUrl: quizUrlOf({ id: quizId, slug }, eventId), kind: 'surveyAfterEvent' as const }
  if (asked.length > 0) await notify(resources, tx, { to: asked, type: notificationTypes.quiz, data })
}

/**
 * Participants who were marked as present, or all approved ones of an event without marks. Those who have answered already, for the event or once for all, are not asked.
 * Indexes: event_participants_list, quiz_answers_user.
 */
const guestsToAsk = async (tx: Tx, eventId: number, quizId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    with guests as (select user_id, attended_at from event_participants where event_id = ${eventId} and state = 'approved')
    select g.user_id from guests g join users u on u.id = g.user_id and u.status in (8, 10)
    where (g.attended_at is not null or not exists (select from guests where attended_at is not null))
      and not exists (select from quiz_answers a where a.user_id = g.user_id and a.quiz_id = ${quizId}
        and (a.event_id = ${eventId} or exists (select from quizzes q where q.id = a.quiz_id and not q.allow_multiple)))
    order by g.user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}
