import { z } from 'zod'
import { captcha, email } from '../accounts/sign-in.ts'
import { calls } from '../kit.ts'
import { id, instant, ok, pageOf, paging, sentUpload, text, upload } from '../shapes.ts'
import { supportFiles, supportPageSizes, supportTextLength } from './limits.ts'

/** Messages to the support: one thread for each user, and one for each address of visitors, who get the answers by email. */

export const supportText = text(supportTextLength).pipe(z.string().min(1))

export const supportMessage = z.object({
  id,
  /** The user of the thread; null for a visitor. */
  userId: id.nullable(),
  text: z.string(),
  /** Only for the user and staff. */
  files: z.array(upload),
  fromStaff: z.boolean(),
  createdAt: instant,
})
export type SupportMessage = z.output<typeof supportMessage>

export const support = calls({
  'GET /support/messages': {
    summary: 'Lists the messages between the caller and the support, the newest first',
    access: 'signedIn',
    query: z.object(paging(supportPageSizes.supportMessages)),
    reply: pageOf(supportMessage),
  },
  'POST /support/messages': {
    summary:
      'Writes to the support. Users read the answers in their thread; visitors state an email, to which the answers are sent, and pass a captcha on each message',
    access: 'anyone',
    takesKey: true,
    body: z.strictObject({ text: supportText, email: email.optional(), fileIds: z.array(sentUpload).max(supportFiles).optional(), captcha }),
    reply: supportMessage,
    refusals: ['captcha', 'emailInvalid', 'tooManyRequests'],
  },
  'POST /support/messages/received': {
    summary: 'Marks the answers up to a message as read',
    access: 'signedIn',
    body: z.strictObject({ messageId: id }),
    reply: ok,
  },
})
