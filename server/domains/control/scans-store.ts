import { sql } from 'kysely'
import type { ScanResult } from '../../../contract/control/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'

/** Exchanges of one space run one after another, because each marks many visitors. */
export const lockDevices = (tx: Tx, spaceId: number) => sql`select pg_advisory_xact_lock(hashtext('door_scans'), ${spaceId}::int)`.execute(tx)

/** The answers to scans of a space that were sent before. Index: the primary key. */
export const answersTo = async (tx: Tx, spaceId: number, ids: readonly string[]): Promise<Map<string, ScanResult>> => {
  const rows = await tx
    .selectFrom('door_scans')
    .select(['id', 'answer', 'result'])
    .where(sql<boolean>`id = any(${ids}::uuid[]) and space_id = ${spaceId}`)
    .execute()
  return new Map(rows.map(({ id, answer, result }) => [id, answer ?? result]))
}

type Device = { spaceId: number; deviceId: string; scannedBy: number; now: Date }

/** The device gets `answer`, by the order of arrival; `result` follows the times of all scans. */
export type JudgedScan = { id: string; userId: number | null; at: Date; result: ScanResult; answer?: ScanResult }

/** Stores scans, each once: one that is stored already stays as it is. */
export const addScans = async (tx: Tx, { spaceId, deviceId, scannedBy, now }: Device, scans: readonly JudgedScan[]) => {
  if (scans.length === 0) return
  const rows = scans.map(({ id, userId, at, result, answer = result }) => ({ id, user_id: userId, scanned_at: at, result, answer }))
  const device = { space_id: spaceId, device_id: deviceId, scanned_by: scannedBy, received_at: now }
  await tx
    .insertInto('door_scans')
    .values(rows.map((row) => ({ ...row, ...device })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Overtaken = { spaceId: number; userId: number; times: readonly Date[] }

/** Scans of a user whose marks an earlier scan has taken over. Index: door_scans_user. */
export const overtakeScans = (tx: Tx, { spaceId, userId, times }: Overtaken) =>
  sql`update door_scans set answer = coalesce(answer, result), result = 'already'
    where space_id = ${spaceId} and user_id = ${userId} and result = 'marked' and scanned_at = any(${times}::timestamptz[])`.execute(tx)

/** Index: door_scans_received. */
export const removeScansBefore = (db: Db, before: Date) => db.deleteFrom('door_scans').where('received_at', '<', before).execute()
