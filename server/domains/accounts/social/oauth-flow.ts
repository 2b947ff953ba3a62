import { createHmac, randomBytes } from 'node:crypto'
import type { Caller } from '../../../kernel/caller.ts'
import type { Network, SocialAnswer, SocialProfile } from '../../../kernel/gateways.ts'
import { safeError } from '../../../kernel/log.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { spendToken } from '../credentials/store.ts'
import { addState, spendState } from './store.ts'

/** To sign in at the network and come back. */
const flowMinutes = 15

type Starting = Resources & { caller: Caller; now: Date; refuse: (code: 'redirectForeign') => Refusal }
type Wanted = { redirectUri?: string; state?: string }

/** Begins a way to any of the networks; only the browser that is given its name here can end it. */
export const startOAuthFlow = async (ctx: Starting, { redirectUri, state }: Wanted) => {
  const back = ownRedirect(ctx, redirectUri)
  const token = newToken()
  const secret = randomBytes(32)
  const browser = ctx.caller.browser ?? newToken()
  await addState(ctx.db, {
    token_hash: hashToken(token),
    browser_hash: hashToken(browser),
    secret,
    redirect_uri: back,
    expires_at: new Date(ctx.now.getTime() + flowMinutes * 60_000),
  })
  ctx.caller.session.browser = browser
  return {
    addressOf: (network: Network) =>
      network.addressOf({ redirectUri: back, state: [network.network, token, state].filter(Boolean).join('.'), ...secretsFor(network, secret) }),
  }
}

type Ending = Resources & { caller: Caller; now: Date; refuse: (code: 'socialFailed') => Refusal }
type Answered = { code?: string; state?: string; iss?: string; deviceId?: string; telegram?: Record<string, string | number>; redirectUri?: string }

/** Who the person is at the network. The way is used up, whatever comes of it. */
export const finishOAuthFlow = async (ctx: Ending, network: Network, { state = '', redirectUri, ...answer }: Answered): Promise<SocialProfile> => {
  const [name, token = ''] = state.split('.')
  const { browser } = ctx.caller
  const way = browser ? await spendState(ctx.db, { tokenHash: hashToken(token), browserHash: hashToken(browser), now: ctx.now }) : undefined
  if (!way || name !== network.network || (redirectUri !== undefined && redirectUri !== way.redirect_uri)) throw ctx.refuse('socialFailed')
  const secrets = secretsFor(network, way.secret)
  const profile = await fetchProfile(ctx, network, { ...answer, ...secrets, state, redirectUri: way.redirect_uri })
  if (!profile || !(await isFirstTime(ctx, network, answer))) throw ctx.refuse('socialFailed')
  return profile
}

/** What the network refuses is nobody's fault here; it is logged without its words. */
const fetchProfile = async (ctx: Ending, network: Network, answer: SocialAnswer): Promise<SocialProfile | null> => {
  try {
    return await network.profileOf(answer, ctx.now)
  } catch (error) {
    ctx.log.warn({ network: network.network, error: safeError(error) }, 'a network did not confirm a sign-in')
    return null
  }
}

/** A network may forget that it was asked with an answer before; it is kept as used for longer than it is good. */
const isFirstTime = ({ db, now }: Ending, network: Network, answer: Answered): Promise<boolean> =>
  spendToken(db, hashToken(`${network.network} ${network.stampOf(answer)}`), new Date(now.getTime() + 2 * flowMinutes * 60_000))

/** One way leads to every network of the list, each with secrets of its own. */
const secretsFor = ({ network }: Network, secret: Buffer) => {
  const derive = (purpose: string) => createHmac('sha256', secret).update(`${purpose} ${network}`).digest('base64url')
  return { codeVerifier: derive('verifier'), nonce: derive('nonce') }
}

/** Networks send people back to our own site only. */
const ownRedirect = ({ siteUrl, refuse }: Starting, wanted = `${siteUrl}/auth/social`): string => {
  const isPlain = URL.canParse(wanted) && !/[?#\\@]/.test(wanted)
  if (!isPlain || new URL(wanted).origin !== new URL(siteUrl).origin) throw refuse('redirectForeign')
  return new URL(wanted).href
}
