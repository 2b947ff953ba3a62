import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { notify } from '../notifications/notify.ts'
import { editedQuiz } from './read.ts'
import { lockQuiz } from './store.ts'
import { addRequests } from './survey-requests.ts'

/** Asks users to answer; those who got a survey in the last two weeks are skipped (V315, V317). */
export const linkUsers = async (ctx: Ctx<'POST /quizzes/:id/link-users'>) => {
  const { db, actor, body, params, now } = ctx
  const userIds = [...new Set(body.userIds)]
  return db.transaction().execute(async (tx) => {
    const quiz = editedQuiz(ctx, await lockQuiz(tx, params.id, { userId: actor.id }))
    const asked = await addRequests(tx, { quizId: quiz.id, eventId: body.eventId ?? null, askedBy: actor.id, userIds, now })
    if (asked.length > 0) await notify(ctx, tx, { to: asked, type: notificationTypes.quiz, data: { quizUrl: quizUrlOf(quiz, body.eventId) } })
    return { linked: asked.length, skipped: userIds.length - asked.length }
  })
}

/** The address inside the site, without a locale. */
export const quizUrlOf = ({ id, slug }: { id: number; slug: string | null }, eventId?: number): string =>
  `/quiz/${slug ?? id}${eventId === undefined ? '' : `?eventId=${eventId}`}`
