import type { RouterContextProvider } from 'react-router'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { pageOf } from '../../../lists/address.ts'

const defaultZone = 'Europe/Moscow'

/** The messages of the viewer, the newest first. Null for visitors, and on a failure, because the articles are of use without them. */
export const loadThread = async (context: Readonly<RouterContextProvider>, params: URLSearchParams) => {
  if (!context.get(siteContext).hasToken) return null
  const call = tryApi(context)
  const [messages, settings] = await Promise.all([
    call('GET /support/messages', { query: { paginationPage: pageOf(params) } }),
    call('GET /user/interface-settings'),
  ])
  if (!messages.ok) return null
  return { messages: messages.reply._items, meta: messages.reply._meta, zone: (settings.ok && settings.reply.timezone) || defaultZone }
}
export type LoadedThread = NonNullable<Awaited<ReturnType<typeof loadThread>>>
