import type { Ctx } from '../../../kernel/call.ts'
import type { SocialProfile } from '../../../kernel/gateways.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { openSession } from '../open-session.ts'
import { networkOf } from './networks.ts'
import { finishOAuthFlow } from './oauth-flow.ts'
import { accountByNetwork, addProof, refreshExternalAccount } from './store.ts'

type Call = Ctx<'POST /auth/social'>

/** Minutes to complete the registration form with the data of the network. */
const proofMinutes = 30

/** Signs in a user with a bound profile. An equal email is not enough, because networks differ in how they confirm one. */
export const signInByNetwork = async (ctx: Call) => {
  const network = networkOf(ctx, ctx.body.network)
  const profile = await finishOAuthFlow(ctx, network, ctx.body)
  const account = await accountByNetwork(ctx.db, network.network, profile.externalId)
  if (!account) return offerRegistration(ctx, network.network, profile)
  await refreshExternalAccount(ctx.db, network.network, profile)
  return { session: await openSession(ctx, account, 'social'), needRegistration: false, socialToken: null, profile: null }
}

const offerRegistration = async ({ db, now }: Call, network: string, profile: SocialProfile) => {
  const socialToken = newToken()
  await addProof(db, {
    token_hash: hashToken(socialToken),
    network,
    profile: JSON.stringify(profile),
    expires_at: new Date(now.getTime() + proofMinutes * 60_000),
  })
  const { firstName, lastName, email, city, birthday, photo } = profile
  return { session: null, needRegistration: true, socialToken, profile: { first_name: firstName, last_name: lastName, email, city, birthday, photo } }
}
