import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { passCaptcha } from '../accounts/captcha.ts'
import { isEmail } from '../accounts/rules.ts'
import { claimPrivately } from '../uploads/claim.ts'
import { presentMessage } from './present.ts'
import { type Author, addFiles, addMessage, findMessage, openThread } from './store.ts'

type Call = Ctx<'POST /support/messages'>

/** Adds a message to the thread of the caller, which then waits for an answer. */
export const sendMessage = async (ctx: Call) => {
  const { body, caller, db, now } = ctx
  const author = await authorOf(ctx)
  const id = await db.transaction().execute(async (tx) => {
    const threadId = await openThread(tx, author, { locale: caller.locale, now })
    const message = await addMessage(tx, { threadId, text: body.text, now })
    await attachFiles(ctx, tx, message.id)
    return message.id
  })
  const message = await findMessage(db, id)
  if (!message) throw new Error('an added message is not found')
  return presentMessage(message)
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
const attachFiles = async ({ actor, body }: Call, tx: Tx, messageId: number) => {
  const ids = [...new Set(body.fileIds ?? [])]
  if (!actor || ids.length === 0) return
  if (!(await claimPrivately(tx, { ids, ownerId: actor.id, purpose: 'support' }))) throw wrongField('fileIds')
  await addFiles(tx, messageId, ids)
}
