import type { Ctx } from '../../kernel/call.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { hasPassword, isPasswordRight } from '../accounts/credentials/own-password.ts'
import { deletionRequested } from './facts.ts'
import { deletionQueue } from './queues.ts'
import { overdueSince } from './rules.ts'
import {
  addProposal,
  confirmProposal,
  dropUnconfirmed,
  findProposalByToken,
  lastProposal,
  lockProposalByToken,
  overdueProposals,
  removeProposal,
} from './store.ts'

export const linkHours = 24
const hourMs = 3_600_000

export const ownProposal = async ({ db, actor }: Ctx<'GET /user/deletion-proposal'>) => {
  const [proposal, needsPassword] = await Promise.all([lastProposal(db, actor.id), hasPassword(db, actor.id)])
  return { status: proposal?.status ?? null, createdAt: proposal?.created_at.toISOString() ?? null, needsPassword }
}

export const propose = async (ctx: Ctx<'POST /user/deletion-proposal'>) => {
  const { db, actor, body, now, refuse, announce } = ctx
  if (!actor.email) throw refuse('emailRequired')
  if (!(await isPasswordRight(ctx, body.password))) throw refuse('wrongPassword')
  return db.transaction().execute(async (tx) => {
    await dropUnconfirmed(tx, actor.id, now)
    const until = new Date(now.getTime() + linkHours * hourMs)
    const proposalId = await addProposal(tx, { userId: actor.id, reason: body.reason ?? null, now, until })
    if (proposalId === null) throw refuse('alreadyAsked')
    await announce(tx, deletionRequested, { proposalId, userId: actor.id })
    return { status: 'new' as const }
  })
}

export const linkState = async ({ db, query, now }: Ctx<'GET /user/deletion-proposal/link'>) => {
  const proposal = await findProposalByToken(db, hashToken(query.code))
  if (!proposal || (proposal.status === 'new' && proposal.expires_at <= now)) return { state: 'invalid' as const }
  return { state: proposal.status === 'new' ? ('open' as const) : ('already' as const) }
}

/** Confirms the request by the emailed link. Opening the link again returns the current status. */
export const confirm = ({ db, body, now, refuse }: Ctx<'POST /user/deletion-proposal/confirm'>) =>
  db.transaction().execute(async (tx) => {
    const proposal = await lockProposalByToken(tx, hashToken(body.code))
    if (!proposal) throw refuse('linkInvalid')
    if (proposal.status !== 'new') return { status: proposal.status, wasConfirmed: true }
    if (proposal.expires_at <= now) throw refuse('linkInvalid')
    await confirmProposal(tx, proposal.id, now)
    return { status: 'confirmed' as const, wasConfirmed: false }
  })

export const withdraw = async ({ db, actor, refuse }: Ctx<'DELETE /user/deletion-proposal'>) => {
  if (!(await removeProposal(db, actor.id))) throw refuse('notFound')
  return { ok: true as const }
}

/** Approves confirmed requests that staff left undecided. */
export const settleOverdue = async (resources: Resources): Promise<void> => {
  for (const id of await overdueProposals(resources.db, overdueSince(resources.clock())))
    await resources.db.transaction().execute((tx) => deletionQueue.decideByClock(resources, tx, { id, decision: 'approved' }))
}
