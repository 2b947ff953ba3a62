import type { SessionUser } from '../../../../../../contract/accounts/sign-in.ts'
import type { Ctx } from '../../../../../kernel/call.ts'
import { Refusal } from '../../../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../../../kernel/secrets.ts'
import { currentSession, issueSession } from '../../../session.ts'
import { clearTries, completeSession } from '../store.ts'
import { challengeMinutes, readSignature, requestOptionsFor } from './relying-party.ts'
import { findPasskey, listPasskeys, saveChallenge, takeChallenge, usePasskey } from './store.ts'

/** Request options for a passkey that completes an incomplete session. */
export const passkeyToEnter = async ({ db, actor, siteUrl, now, refuse }: Ctx<'POST /auth/second-step/passkey/options'>) => {
  const known = await listPasskeys(db, actor.id)
  if (known.length === 0) throw refuse('noPasskey')
  const options = await requestOptionsFor(siteUrl, known)
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await saveChallenge(db, { session_id: actor.sessionId, purpose: 'enter', challenge: options.challenge, expires_at: expiresAt })
  return options
}

/** Completes a session under a new token. */
export const enterByPasskey = async (ctx: Ctx<'POST /auth/second-step/passkey'>): Promise<SessionUser> => {
  if (ctx.actor.awaits === null) return currentSession(ctx)
  const { id, counter } = await provenPasskey(ctx)
  const token = newToken()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await usePasskey(tx, id, { counter, now: ctx.now }))) throw ctx.refuse('passkeyRefused')
    const isStillThere = await completeSession(tx, ctx.actor.sessionId, { tokenHash: hashToken(token), now: ctx.now })
    if (!isStillThere) throw new Refusal('signInRequired')
    await clearTries(tx, ctx.actor.id)
  })
  return issueSession(ctx, token)
}

const provenPasskey = async ({ db, actor, body, siteUrl, now, refuse }: Ctx<'POST /auth/second-step/passkey'>) => {
  const challenge = await takeChallenge(db, { sessionId: actor.sessionId, purpose: 'enter', now })
  if (!challenge) throw refuse('passkeyTooLate')
  const passkey = await findPasskey(db, actor.id, body.credential.id)
  const counter = passkey ? await readSignature(siteUrl, { credential: body.credential, challenge, passkey }) : null
  if (!passkey || counter === null) throw refuse('passkeyRefused')
  return { id: passkey.id, counter }
}
