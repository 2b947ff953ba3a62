import { type RouterContextProvider, redirect } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'
import { type Channel, channelsOf } from './phone/code-sent.ts'

type Context = Readonly<RouterContextProvider>
type Asking = { request: Request; context: Context }

/** Where a visitor goes after the door; who is inside already goes there at once (V489). */
export const wayIn = async ({ request, context }: Asking): Promise<{ returnUrl: string; way: string | null }> => {
  const { siteUrl, hasToken } = context.get(siteContext)
  const query = new URL(request.url).searchParams
  const returnUrl = safeReturn(query.get('returnUrl'), siteUrl)
  const session = hasToken ? await tryApi(context)('GET /auth/session') : null
  if (session?.ok) throw redirect(returnUrl)
  return { returnUrl, way: query.get('way') }
}

/** The channels a code can be sent by now. */
export const loadChannels = async (context: Context): Promise<Channel[]> => {
  const attempt = await tryApi(context)('GET /sms-service/status-balance')
  return attempt.ok ? channelsOf(attempt.reply) : []
}
