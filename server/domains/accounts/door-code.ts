import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { sql } from 'kysely'
import { type DoorCode, doorCodeMinutes, doorPayload, isDoorCodeCurrent, readDoorCode, writeDoorCode } from '../../../contract/accounts/door-code.ts'
import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'
import { readPersonalCode } from './personal-code.ts'

/** A code that a device without a network can check, valid for some minutes. */
export const doorCode = async (db: Db, userId: number, now: Date): Promise<string> => {
  const payload = doorPayload(userId, now)
  return writeDoorCode(payload, sign(null, payload, await privateKey(db)))
}

/** The key that checks door codes, as 32 bytes in base64url. */
export const doorPublicKey = async (db: Db): Promise<string> => String(createPublicKey(await privateKey(db)).export({ format: 'jwk' }).x)

const privateKey = async (db: Db): Promise<KeyObject> => {
  const { pem } = await installationKey(db, 'door-code', () => ({
    pem: generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }))
  return createPrivateKey(pem)
}

export type ReadCode = { userId: number; refusal: null } | { userId: null; refusal: 'codeUnknown' | 'codeExpired' }

/** The user of a scanned code of either kind, at the time of the scan. The caller checks the state of the account. */
export const readVisitorCode = async (db: Db, code: string, at: Date): Promise<ReadCode> => {
  const door = readDoorCode(code)
  if (door) return readSigned(db, door, at)
  const userId = await readPersonalCode(db, code)
  return userId === null ? unknown : { userId, refusal: null }
}

const unknown: ReadCode = { userId: null, refusal: 'codeUnknown' }

const readSigned = async (db: Db, code: DoorCode, at: Date): Promise<ReadCode> => {
  if (!verify(null, code.payload, createPublicKey(await privateKey(db)), code.signature)) return unknown
  if (!isDoorCodeCurrent(code, at) || (await isRevoked(db, code))) return { userId: null, refusal: 'codeExpired' }
  return { userId: code.userId, refusal: null }
}

/** Index: the primary key. */
const isRevoked = async (db: Db, { userId, issuedAt }: DoorCode): Promise<boolean> => {
  const { rows } = await sql`select from door_code_revocations where user_id = ${userId} and revoked_at > ${issuedAt}`.execute(db)
  return rows.length > 0
}

/** All codes that the user was shown before are invalid, for example those on a photo that another person has. */
export const revokeCodes = (db: Db, userId: number, now: Date) =>
  // codes tell their second only: the next one, of the same second, is valid
  sql`insert into door_code_revocations (user_id, revoked_at) values (${userId}, date_trunc('second', ${now}::timestamptz))
    on conflict (user_id) do update set revoked_at = excluded.revoked_at, version = door_code_revocations.version + 1`.execute(db)

/** Revocations that still matter: codes from before have expired by themselves. Index: door_code_revocations_time. */
export const recentRevocations = async (db: Db, now: Date): Promise<{ userId: number; at: string }[]> => {
  const since = new Date(now.getTime() - 2 * doorCodeMinutes * 60_000)
  const { rows } = await sql<{ user_id: number; revoked_at: Date }>`
    select user_id, revoked_at from door_code_revocations where revoked_at > ${since}`.execute(db)
  return rows.map(({ user_id, revoked_at }) => ({ userId: user_id, at: revoked_at.toISOString() }))
}
