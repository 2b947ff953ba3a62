import { type Actor, isTrusted } from '../../../../kernel/actor.ts'
import type { Caller } from '../../../../kernel/caller.ts'
import type { Config } from '../../../../kernel/config.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import type { Refusal } from '../../../../kernel/refusal.ts'
import type { Resources } from '../../../../kernel/resources.ts'
import { lockAccount } from '../../credentials/store.ts'
import { deviceLabel } from '../device-label.ts'
import { type SecondStepChange, secondStepChanged } from '../facts.ts'
import { otherChannel } from './channel.ts'
import { hashRecoveryCode, newRecoveryCodes } from './one-time-codes.ts'
import { clearTries, completeSession, factorsOf, replaceRecoveryCodes } from './store.ts'

export type Changing = Pick<Resources, 'db' | 'announce'> & { actor: Actor; caller: Caller; now: Date }

type Enrolling = { db: Db; actor: Actor; refuse: (code: 'secondStepRequired') => Refusal }

/**
 * An incomplete session may set up a second step only if no code can be sent. Otherwise a stolen password would be enough to set one up. A
 * second app is refused elsewhere.
 */
export const checkMayEnrol = async ({ db, actor, refuse }: Enrolling) => {
  if (actor.awaits === 'setup' && (await otherChannel(db, actor))) throw refuse('secondStepRequired')
}

/** Adds an app or a passkey and announces it. The first factor also creates the recovery codes. */
export const enrol = <T>({ db, actor, ...rest }: Changing, change: SecondStepChange, add: (tx: Tx) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, actor.id)
    const isFirst = !(await hasFactor(tx, actor.id))
    const added = await add(tx)
    const recoveryCodes = isFirst ? await renewCodes(tx, actor.id) : []
    await completeSession(tx, actor.sessionId, { now: rest.now })
    await clearTries(tx, actor.id)
    await announceChange({ actor, ...rest }, tx, change)
    return { added, recoveryCodes }
  })

export const hasFactor = async (db: Db, userId: number): Promise<boolean> => {
  const { appSince, passkeySince } = await factorsOf(db, userId)
  return appSince !== null || passkeySince !== null
}

/** Replaces all recovery codes with new ones. */
export const renewCodes = async (tx: Tx, userId: number): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

export const announceChange = async ({ announce, actor, caller, now }: Omit<Changing, 'db'>, tx: Tx, change: SecondStepChange) =>
  announce(tx, secondStepChanged, { userId: actor.id, change, device: deviceLabel(caller.userAgent), at: now.toISOString() })

export const isSecondStepRequired = ({ config, actor }: { config: Pick<Config, 'requiresSecondStep'>; actor: Actor }): boolean =>
  config.requiresSecondStep && actor.roles.some(isTrusted)
