import type { Ctx } from '../../../kernel/call.ts'
import { safeError } from '../../../kernel/log.ts'
import { isHidden, networkOf } from './networks.ts'
import { startOAuthFlow } from './oauth-flow.ts'

/** The networks available for signing in; one that does not respond is left out. */
export const urlList = async (ctx: Ctx<'GET /auth/social-url-list'>) => {
  const networks = ctx.outside.social.networks.filter(({ network }) => !isHidden(network))
  const { addressOf } = await startOAuthFlow(ctx, ctx.query)
  const found = await Promise.allSettled(
    networks.map(async (network) => ({ network: network.network, title: network.title, url: await addressOf(network), hidden: false as const })),
  )
  for (const one of found) if (one.status === 'rejected') ctx.log.warn({ error: safeError(one.reason) }, 'a network is unavailable')
  return { _items: found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])) }
}

export const telegramUrl = async (ctx: Ctx<'GET /auth/social-redirect-url/telegram'>) => {
  const network = networkOf(ctx, 'telegram')
  const { addressOf } = await startOAuthFlow(ctx, ctx.query)
  return { url: await addressOf(network) }
}
