import type { SessionUser } from '../../../contract/accounts.ts'
import { sessionDays, userStatuses } from '../../../contract/limits.ts'
import { type Actor, actorOf, highestRole } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { uploadUrl } from '../uploads/address.ts'
import { isChild, moscowDate } from './rules.ts'
import { addSession, removeSession, slugOf } from './store.ts'

type Asking = { db: Db; caller: Caller; now: Date }

const sessionMs = sessionDays * 86_400_000

/** Signs a person in. A browser of ours is given the token as a cookie only, everyone else in the answer. */
export const startSession = async ({ db, caller, now }: Asking, userId: number): Promise<SessionUser> => {
  const token = newToken()
  await addSession(db, {
    token_hash: hashToken(token),
    user_id: userId,
    user_agent: caller.userAgent,
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + sessionMs),
  })
  const actor = await actorOf(db, token, now)
  if (!actor) throw new Refusal('blocked')
  caller.session.started = { token, userId, roles: actor.roles }
  return presentSessionUser(actor, { slug: await slugOf(db, userId), token: caller.isBrowser ? '' : token, today: moscowDate(now) })
}

export const currentSession = async ({ db, actor, caller, now }: Ctx<'GET /auth/session'>): Promise<SessionUser> => {
  const token = caller.isBrowser ? '' : (caller.token ?? '')
  return presentSessionUser(actor, { slug: await slugOf(db, actor.id), token, today: moscowDate(now) })
}

/** Ends the session, if there is one; whoever asks is signed out afterwards. */
export const endSession = async ({ db, caller }: Ctx<'GET /auth/logout'>) => {
  if (caller.token) await removeSession(db, hashToken(caller.token))
  caller.session.ended = true
  return { ok: true as const }
}

type Shown = { slug: string | null; token: string; today: string }

const presentSessionUser = (actor: Actor, { slug, token, today }: Shown): SessionUser => ({
  id: actor.id,
  name: `${actor.firstName} ${actor.lastName}`.trim(),
  photo: actor.photoId && uploadUrl(actor.photoId),
  token,
  isExpert: actor.isExpert,
  roleState: highestRole(actor.roles),
  roles: actor.roles,
  link: `/users/${slug ?? actor.id}`,
  status: actor.status,
  child: actor.birthday === null ? actor.status === userStatuses.minor : isChild(actor.birthday, today),
  agreement: actor.hasAgreement,
  personal_data_agreement: actor.hasPersonalDataAgreement,
})
