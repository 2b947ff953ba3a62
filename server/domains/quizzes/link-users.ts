import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notify.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { editedQuiz } from './read.ts'
import { lockToAnswer, lockUser } from './store.ts'
import { mayBeAsked } from './survey-recipients.ts'
import { addRequests, areUsers } from './survey-requests.ts'

/** Asks users to answer, for an event of the caller or for none. Skips those who got a survey in the last two weeks, and too many strangers (V315, V317). */
export const linkUsers = async (ctx: Ctx<'POST /quizzes/:id/link-users'>) => {
  const { db, actor, body, params, now, refuse } = ctx
  const { eventId } = body
  const userIds = [...new Set(body.userIds)]
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, actor.id)
    const quiz = editedQuiz(ctx, await lockToAnswer(tx, params.id, { userId: actor.id }))
    if (quiz.published_at === null) throw refuse('quizNotPublished')
    if (eventId !== undefined) await ownEvent(tx, { eventId, actor })
    if (!(await areUsers(tx, userIds))) throw wrongField('userIds')
    const chosen = await mayBeAsked(tx, { quizId: quiz.id, actor, userIds, now })
    const asked = await addRequests(tx, { quizId: quiz.id, eventId: eventId ?? null, askedBy: actor.id, userIds: chosen, now })
    const data = { quizId: quiz.id, quizUrl: quizUrlOf(quiz, eventId), ...(eventId !== undefined && { eventId }) }
    if (asked.length > 0) await notify(ctx, tx, { to: asked, type: notificationTypes.quiz, data })
    return { linked: asked.length, skipped: userIds.length - asked.length }
  })
}

/** The address inside the site, without a locale. */
export const quizUrlOf = ({ id, slug }: { id: number; slug: string | null }, eventId?: number): string =>
  `/quiz/${slug ?? id}${eventId === undefined ? '' : `?eventId=${eventId}`}`
