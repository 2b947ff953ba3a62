import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { passCaptcha } from '../accounts/captcha.ts'
import { isEmail } from '../accounts/rules.ts'
import { claimPrivately } from '../uploads/claim.ts'
import { presentMessage } from './present.ts'
import { type Author, addFiles, addMessage, findMessage, openThread } from './store.ts'

type Call = Ctx<'POST /support/messages'>

/** Adds a message to the thread of the caller, which then waits for an answer. */
export const sendMessage = async (ctx: Call) => {
  const id = await countedOnSuccess(ctx, async () => addTo(ctx, await authorOf(ctx)))
  const message = await findMessage(ctx.db, id)
  if (!message) throw new Error('an added message is not found')
  return presentMessage(message)
}

const addTo = ({ db, ...ctx }: Call, author: Author): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { body, caller, now } = ctx
    const threadId = await openThread(tx, author, { locale: caller.locale, now })
    const { id } = await addMessage(tx, { threadId, text: body.text, now })
    await attachFiles(ctx, tx, id)
    return id
  })

/** The budget of users is their own: the messages of one do not close the support for all at the same network address. */
const countedOnSuccess = async <T>({ actor, caller, limits }: Call, send: () => Promise<T>): Promise<T> => {
  const by = actor ? `user:${actor.id}` : `ip:${caller.addressKey}`
  await limits.spend('supportMessages', by)
  try {
    return await send()
  } catch (error) {
    if (error instanceof Refusal) await limits.giveBack('supportMessages', by)
    throw error
  }
}

/** The address of a visitor is unproven, so nothing but answers of staff is sent to it. */
const authorOf = async (ctx: Call): Promise<Author> => {
  const { actor, body, limits, refuse } = ctx
  if (actor) return { userId: actor.id, email: null }
  const { email } = body
  if (email === undefined) throw wrongField('email', 'required')
  if (!isEmail(email)) throw refuse('emailInvalid')
  // the captcha of a refused message can be used again
  if (body.fileIds?.length) throw wrongField('fileIds')
  await passCaptcha(ctx, { isNeeded: true })
  await limits.spend('supportVisitors', hashToken(email).toString('base64url'))
  return { userId: null, email }
}

/** Only the user and staff read the files from now on. */
const attachFiles = async ({ actor, body }: Pick<Call, 'actor' | 'body'>, tx: Tx, messageId: number) => {
  const ids = [...new Set(body.fileIds ?? [])]
  if (!actor || ids.length === 0) return
  if (!(await claimPrivately(tx, { ids, ownerId: actor.id, purpose: 'support' }))) throw wrongField('fileIds')
  await addFiles(tx, messageId, ids)
}
