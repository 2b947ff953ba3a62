import type { Ctx } from '../../../kernel/call.ts'
import { brokenConstraint, type Db, type Tx } from '../../../kernel/db.ts'
import type { SocialProfile } from '../../../kernel/gateways.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { networkOf } from './networks.ts'
import { finishOAuthFlow } from './oauth-flow.ts'
import { presentExternalAccount } from './present.ts'
import { addExternalAccount, type ExternalRow, spendProof } from './store.ts'

/** Binds a network profile to the signed-in user; binding the same one again changes nothing. */
export const bindNetwork = async (ctx: Ctx<'GET /auth/social-bind'>) => {
  const network = networkOf(ctx, ctx.query.network)
  const profile = await finishOAuthFlow(ctx, network, ctx.query)
  const bound = await bind(ctx.db, { userId: ctx.actor.id, network: network.network, profile, now: ctx.now }).catch((error) => {
    const fault = bindingFault(error)
    throw fault ? ctx.refuse(fault) : error
  })
  return presentExternalAccount(bound, network.title)
}

/** Binds the profile stored before the registration. Returns null if the token is used or expired. */
export const bindProof = async (tx: Tx, { userId, socialToken, now }: { userId: number; socialToken: string; now: Date }) => {
  const proof = await spendProof(tx, hashToken(socialToken), now)
  if (!proof) return null
  await bind(tx, { userId, network: proof.network, profile: proof.profile, now })
  return proof.profile
}

class ProfileTaken extends Error {}

type Binding = { userId: number; network: string; profile: SocialProfile; now: Date }

const bind = async (db: Db, binding: Binding): Promise<ExternalRow> => {
  const bound = await addExternalAccount(db, binding)
  if (!bound) throw new ProfileTaken()
  return bound
}

/** The refusal that a failed binding means, or null. */
export const bindingFault = (error: unknown): 'socialTaken' | 'networkBound' | null => {
  if (error instanceof ProfileTaken) return 'socialTaken'
  return brokenConstraint(error) === 'external_accounts_user_id_network_key' ? 'networkBound' : null
}
