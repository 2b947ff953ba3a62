import type { Ctx } from '../../kernel/call.ts'
import { editedQuiz } from '../quizzes/read.ts'
import { findQuiz } from '../quizzes/store.ts'
import { checkSources, countRecipients } from './recipients.ts'

/** The number of users who would get a letter now. With a quiz, those who were asked in the last two weeks are excluded. */
export const recipientsCount = async (ctx: Ctx<'POST /owner/mailings/recipients-count'>) => {
  const { db, actor, body, now } = ctx
  const { recipients, quizId } = body
  await checkSources(db, actor, { eventIds: recipients.eventIds ?? [], organizationId: recipients.organizationId })
  if (quizId !== undefined) editedQuiz(ctx, await findQuiz(db, quizId, { userId: actor.id }))
  return countRecipients(db, { author: actor, recipients, quizId: quizId ?? null, now })
}
