import type { EventsAnswer } from '../../../contract/kit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { seenBy } from './read.ts'
import { roomsOf } from './rooms.ts'

/** The states of a quiz as events, from now on. */
export const streamQuiz = async (ctx: Ctx<'GET /fast-quiz/:code/stream'>): Promise<EventsAnswer> => {
  const { db, actor, params, query, now } = ctx
  const { quiz } = await seenBy(db, { code: params.code, userId: actor.id, now })
  return { connect: (client) => roomsOf(ctx).enter({ quiz, userId: actor.id, client }, query.once === true) }
}
