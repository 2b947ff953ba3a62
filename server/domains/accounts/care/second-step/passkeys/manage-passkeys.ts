import type { Passkey } from '../../../../../../contract/accounts/passkeys.ts'
import { dictionaries } from '../../../../../../messages/dictionaries.ts'
import type { Ctx } from '../../../../../kernel/call.ts'
import type { Tx } from '../../../../../kernel/db.ts'
import { deviceLabel } from '../../device-label.ts'
import { checkMayEnrol, enrol } from '../factors.ts'
import { removeFactor } from '../removal.ts'
import { challengeMinutes, creationOptionsFor, offersPasskeys, readNewPasskey } from './relying-party.ts'
import { deletePasskey, insertPasskey, listPasskeys, saveChallenge, takeChallenge } from './store.ts'

const maxPasskeys = 10

export const passkeysOf = async ({ db, actor }: Ctx<'GET /user/passkeys'>): Promise<{ _items: Passkey[] }> => ({
  _items: (await listPasskeys(db, actor.id)).map(presentPasskey),
})

/** A user with a second step must complete it before adding a passkey. */
const checkMayAdd = async (ctx: Ctx<'POST /user/passkeys/options'> | Ctx<'POST /user/passkeys'>) => {
  if (ctx.actor.awaits !== null && ctx.actor.awaits !== 'setup') throw ctx.refuse('secondStepRequired')
  await checkMayEnrol(ctx)
}

/** Creation options for a new passkey. */
export const passkeyToAdd = async (ctx: Ctx<'POST /user/passkeys/options'>) => {
  const { db, actor, caller, siteUrl, now, refuse } = ctx
  await checkMayAdd(ctx)
  if (!offersPasskeys(siteUrl)) throw refuse('passkeysUnavailable')
  const known = await listPasskeys(db, actor.id)
  if (known.length >= maxPasskeys) throw refuse('tooManyPasskeys')
  const displayName = `${actor.firstName} ${actor.lastName}`.trim()
  const person = { id: actor.id, name: actor.email ?? displayName, displayName }
  const options = await creationOptionsFor(siteUrl, { siteName: dictionaries[caller.locale].common.siteName, person, known })
  await saveChallenge(db, { session_id: actor.sessionId, purpose: 'add', challenge: options.challenge, expires_at: minutesAfter(now) })
  return options
}

/** Stores a passkey under the name of the device it was made on. */
export const addPasskey = async (ctx: Ctx<'POST /user/passkeys'>) => {
  const { db, actor, body, siteUrl, now, refuse } = ctx
  await checkMayAdd(ctx)
  const challenge = await takeChallenge(db, { sessionId: actor.sessionId, purpose: 'add', now })
  if (!challenge) throw refuse('passkeyTooLate')
  const made = await readNewPasskey(siteUrl, { credential: body.credential, challenge })
  if (!made) throw refuse('passkeyRefused')
  const { added, recoveryCodes } = await enrol(ctx, 'passkeyAdded', (tx) => storePasskey(ctx, tx, made))
  return { passkey: presentPasskey(added), recoveryCodes }
}

const storePasskey = async ({ actor, caller, now, refuse }: Ctx<'POST /user/passkeys'>, tx: Tx, made: NewPasskey) => {
  if ((await listPasskeys(tx, actor.id)).length >= maxPasskeys) throw refuse('tooManyPasskeys')
  const added = await insertPasskey(tx, {
    user_id: actor.id,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
    device: deviceLabel(caller.userAgent),
    created_at: now,
  })
  if (!added) throw refuse('passkeyTaken')
  return added
}

export const removePasskey = async (ctx: Ctx<'DELETE /user/passkeys/:id'>) => {
  const { db, actor, params, refuse } = ctx
  if (!(await listPasskeys(db, actor.id)).some((one) => one.id === params.id)) throw refuse('notFound')
  return removeFactor(ctx, 'passkeyRemoved', async (tx) => {
    if (!(await deletePasskey(tx, actor.id, params.id))) throw refuse('notFound')
  })
}

type NewPasskey = NonNullable<Awaited<ReturnType<typeof readNewPasskey>>>
type Row = Awaited<ReturnType<typeof listPasskeys>>[number]

const presentPasskey = ({ id, device, created_at, used_at }: Row): Passkey => ({
  id,
  device,
  createdAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
})

const minutesAfter = (now: Date) => new Date(now.getTime() + challengeMinutes * 60_000)
