import { createHmac, randomBytes } from 'node:crypto'
import type { Caller } from '../../../kernel/caller.ts'
import type { Network, SocialAnswer, SocialProfile } from '../../../kernel/gateways.ts'
import { safeError } from '../../../kernel/log.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { spendToken } from '../credentials/store.ts'
import { addState, spendState } from './store.ts'

/** Time to sign in at the network and return. */
const flowMinutes = 15

type Starting = Resources & { caller: Caller; now: Date; refuse: (code: 'redirectForeign') => Refusal }
type FlowRequest = { redirectUri?: string; state?: string }

/** Starts a flow to any of the networks. Only the browser that gets its cookie here can finish it. */
export const startOAuthFlow = async (ctx: Starting, { redirectUri, state }: FlowRequest) => {
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

/** The user's profile at the network. The state is used up regardless of the outcome. */
export const finishOAuthFlow = async (ctx: Ending, network: Network, { state = '', redirectUri, ...answer }: Answered): Promise<SocialProfile> => {
  const [name, token = ''] = state.split('.')
  const { browser } = ctx.caller
  const flow = browser ? await spendState(ctx.db, { tokenHash: hashToken(token), browserHash: hashToken(browser), now: ctx.now }) : undefined
  if (!flow || name !== network.network || (redirectUri !== undefined && redirectUri !== flow.redirect_uri)) throw ctx.refuse('socialFailed')
  const secrets = secretsFor(network, flow.secret)
  const profile = await fetchProfile(ctx, network, { ...answer, ...secrets, state, redirectUri: flow.redirect_uri })
  if (!profile || !(await isFirstTime(ctx, network, answer))) throw ctx.refuse('socialFailed')
  return profile
}

/** Returns null if the network refuses; the error is logged without the network's text. */
const fetchProfile = async (ctx: Ending, network: Network, answer: SocialAnswer): Promise<SocialProfile | null> => {
  try {
    return await network.profileOf(answer, ctx.now)
  } catch (error) {
    ctx.log.warn({ network: network.network, error: safeError(error) }, 'a network did not confirm a sign-in')
    return null
  }
}

/** Networks may accept an answer twice. It is stored as used for longer than its lifetime. */
const isFirstTime = ({ db, now }: Ending, network: Network, answer: Answered): Promise<boolean> =>
  spendToken(db, hashToken(`${network.network} ${network.stampOf(answer)}`), new Date(now.getTime() + 2 * flowMinutes * 60_000))

/** One flow serves every network of the list, each with its own secrets. */
const secretsFor = ({ network }: Network, secret: Buffer) => {
  const derive = (purpose: string) => createHmac('sha256', secret).update(`${purpose} ${network}`).digest('base64url')
  return { codeVerifier: derive('verifier'), nonce: derive('nonce') }
}

/** Networks may redirect only to this site. */
const ownRedirect = ({ siteUrl, refuse }: Starting, redirectUri = `${siteUrl}/auth/social`): string => {
  const isPlain = URL.canParse(redirectUri) && !/[?#\\@]/.test(redirectUri)
  if (!isPlain || new URL(redirectUri).origin !== new URL(siteUrl).origin) throw refuse('redirectForeign')
  return new URL(redirectUri).href
}
