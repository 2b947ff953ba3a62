import type { LoaderFunctionArgs } from 'react-router'
import { hiddenCookieNames } from '../../../contract/cookies.ts'
import { siteContext } from '../../kernel/context.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The unfinished answers of this browser to a quiz. `isSending` is set by a press of a visitor who has to sign in before they are sent. */
export type BrowserDraft = { quizId: number; token: string; isSending: boolean }

/** Only the latest are remembered. */
const maxDrafts = 5
const lifetimeSeconds = 90 * 24 * 60 * 60
const sending = 'send'

/** The draft of a visitor in this browser, or null. Only a form of our own site sets the cookie (`crossSite`). */
export const browserDraft = (args: Args, quizId: number): BrowserDraft | null => draftsIn(args).find((draft) => draft.quizId === quizId) ?? null

/** The cookie with this draft, as the header of an answer. */
export const rememberDraft = (args: Args, draft: BrowserDraft): string =>
  cookieLine(args, [draft, ...draftsIn(args).filter(({ quizId }) => quizId !== draft.quizId)].slice(0, maxDrafts))

/** The cookie without the draft of a quiz. */
export const forgetDraft = (args: Args, id: number): string =>
  cookieLine(
    args,
    draftsIn(args).filter(({ quizId }) => quizId !== id),
  )

const draftsIn = ({ request, context }: Args): BrowserDraft[] => {
  const start = `${nameOf(context)}=`
  const line = (request.headers.get('cookie') ?? '').split('; ').find((cookie) => cookie.startsWith(start))
  return (line?.slice(start.length) ?? '').split('~').flatMap(draftOf)
}

const draftOf = (text: string): BrowserDraft[] => {
  const found = /^(\d{1,15})\.([\w-]{20,64})(\.send)?$/.exec(text)
  return found?.[1] && found[2] ? [{ quizId: Number(found[1]), token: found[2], isSending: found[3] !== undefined }] : []
}

const cookieLine = ({ context }: Pick<Args, 'context'>, drafts: BrowserDraft[]): string => {
  const value = drafts.map(({ quizId, token, isSending }) => [quizId, token, ...(isSending ? [sending] : [])].join('.')).join('~')
  const secure = context.get(siteContext).siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${nameOf(context)}=${value}; Path=/; Max-Age=${drafts.length > 0 ? lifetimeSeconds : 0}; HttpOnly; SameSite=Lax${secure}`
}

const nameOf = (context: Args['context']) => hiddenCookieNames(context.get(siteContext).siteUrl).answering
