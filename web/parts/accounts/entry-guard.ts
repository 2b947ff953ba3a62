import { type RouterContextProvider, redirect } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { type Channel, channelsOf } from './phone/code-sent.ts'
import { returnPath } from './return-path.ts'

type Context = Readonly<RouterContextProvider>
type PageArgs = { request: Request; context: Context }

type SignInEntry = { returnUrl: string; way: string | null; viewer: SessionUser | null }

/** Reads the return URL of an entry page, and redirects signed-in users there at once, unless `mayStay` allows the page (V489). */
export const redirectSignedIn = async (
  { request, context }: PageArgs,
  mayStay: (viewer: SessionUser) => boolean = () => false,
): Promise<SignInEntry> => {
  const { hasToken } = context.get(siteContext)
  const query = new URL(request.url).searchParams
  const returnUrl = returnPath(context, query.get('returnUrl'))
  const session = hasToken ? await tryApi(context)('GET /auth/session') : null
  const viewer = session?.ok ? session.reply : null
  if (viewer && !mayStay(viewer)) throw redirect(returnUrl)
  return { returnUrl, way: query.get('way'), viewer }
}

/** The channels that can send a code now. */
export const loadChannels = async (context: Context): Promise<Channel[]> => {
  const attempt = await tryApi(context)('GET /sms-service/status-balance')
  return attempt.ok ? channelsOf(attempt.reply) : []
}
