import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { sessionDays, userStatuses } from '../../../contract/limits.ts'
import type { Sessions } from '../../../db/schema.ts'
import { type Actor, actorOf, highestRole } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { uploadUrl } from '../uploads/address.ts'
import { deviceLabel } from './care/device-label.ts'
import { newDeviceSignedIn } from './care/facts.ts'
import { dueAt } from './care/parental-consent/rules.ts'
import { accountNotes, storeDevice } from './care/store.ts'
import { trustBrowser } from './devices.ts'
import { isChild, moscowDate } from './rules.ts'
import { addSession, removeSession } from './store.ts'

export type SigningIn = Pick<Resources, 'db' | 'config' | 'announce'> & { caller: Caller; now: Date }
export type SignInMethod = NonNullable<Sessions['way']>

const sessionMs = sessionDays * 86_400_000
const consentSessionMs = 3_600_000

/** Starts a session. Browser pages get the token only in a cookie, API clients in the response. */
export const startSession = async (ctx: SigningIn, userId: number, way: SignInMethod): Promise<SessionUser> => {
  const token = newToken()
  await ctx.db.transaction().execute(async (tx) => {
    await addSession(tx, { ...newSession(ctx, { token, userId, lastsMs: sessionMs }), way })
    await recordDevice(ctx, tx, userId)
  })
  return issueSession(ctx, token)
}

/** Creates a token that can only submit a parental consent. Browser pages store it in the cookie of the session token. */
export const startConsentSession = async (ctx: SigningIn, userId: number): Promise<string> => {
  const token = newToken()
  await addSession(ctx.db, { ...newSession(ctx, { token, userId, lastsMs: consentSessionMs }), is_for_consent: true })
  if (ctx.caller.isBrowser) ctx.caller.session.forConsent = token
  return token
}

/** Returns a session under a new token. A browser is trusted only with a complete session, because a password alone proves too little. */
export const issueSession = async ({ db, config, caller, now }: Omit<SigningIn, 'announce'>, token: string): Promise<SessionUser> => {
  const actor = await actorOf({ db, config }, token, now)
  if (!actor) throw new Refusal('blocked')
  if (!actor.awaits) await trustBrowser(db, actor.id, { caller, now })
  caller.session.started = { token, userId: actor.id, roles: actor.roles }
  return presentSessionUser(actor, { notes: await accountNotes(db, actor.id), token: caller.isBrowser ? '' : token, now })
}

type Presenting = { db: Db; actor: Actor; caller: Caller; now: Date }

export const currentSession = async ({ db, actor, caller, now }: Presenting): Promise<SessionUser> => {
  const token = caller.isBrowser ? '' : (caller.token ?? '')
  return presentSessionUser(actor, { notes: await accountNotes(db, actor.id), token, now })
}

/** Ends the session of the request and clears its cookies. A cross-site request clears no cookies (A182). */
export const endSession = async ({ db, caller }: Ctx<'GET /auth/logout'>) => {
  if (caller.token) await removeSession(db, hashToken(caller.token))
  caller.session.ended = caller.isSameOrigin
  return { ok: true as const }
}

const newSession = ({ caller, now }: SigningIn, { token, userId, lastsMs }: { token: string; userId: number; lastsMs: number }) => ({
  token_hash: hashToken(token),
  user_id: userId,
  user_agent: caller.userAgent,
  created_at: now,
  seen_at: now,
  expires_at: new Date(now.getTime() + lastsMs),
})

const recordDevice = async ({ announce, caller, now }: SigningIn, tx: Tx, userId: number) => {
  const device = deviceLabel(caller.userAgent)
  if (await storeDevice(tx, userId, device ?? 'unknown', now)) await announce(tx, newDeviceSignedIn, { userId, device, at: now.toISOString() })
}

type SessionContext = { notes: Awaited<ReturnType<typeof accountNotes>>; token: string; now: Date }

const presentSessionUser = (actor: Actor, { notes, token, now }: SessionContext): SessionUser => {
  const child = actor.birthday === null ? actor.status === userStatuses.minor : isChild(actor.birthday, moscowDate(now))
  return {
    id: actor.id,
    name: `${actor.firstName} ${actor.lastName}`.trim(),
    photo: actor.photoId && uploadUrl(actor.photoId),
    token,
    isExpert: actor.isExpert,
    roleState: highestRole(actor.roles),
    roles: actor.roles,
    link: `/users/${notes.slug ?? actor.id}`,
    status: actor.status,
    child,
    agreement: actor.hasAgreement,
    personal_data_agreement: actor.hasPersonalDataAgreement,
    emailConfirmed: notes.email_confirmed_at !== null,
    locale: notes.locale,
    theme: notes.theme ?? 'system',
    secondStep: actor.awaits === 'consent' ? null : actor.awaits,
    supportAnswers: notes.support_answers,
    parentalConsent: child ? { status: notes.consent_status ?? 'absent', deadline: dueAt(notes.consent_due_at, now).toISOString() } : null,
  }
}
