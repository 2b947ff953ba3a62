import { sql } from 'kysely'
import type { ScanResult } from '../../../contract/control/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'

/** Exchanges of one space run one after another, because each marks many visitors. */
export const lockDevices = (tx: Tx, spaceId: number) => sql`select pg_advisory_xact_lock(hashtext('door_scans'), ${spaceId}::int)`.execute(tx)

/** The results of scans of a space that were sent before. Index: the primary key. */
export const resultsOf = async (tx: Tx, spaceId: number, ids: readonly string[]): Promise<Map<string, ScanResult>> => {
  const rows = await tx
    .selectFrom('door_scans')
    .select(['id', 'result'])
    .where(sql<boolean>`id = any(${ids}::uuid[]) and space_id = ${spaceId}`)
    .execute()
  return new Map(rows.map(({ id, result }) => [id, result]))
}

type Device = { spaceId: number; deviceId: string; scannedBy: number; now: Date }
type Added = { id: string; userId: number | null; at: Date; result: ScanResult }

/** Stores scans, each once: one that is stored already stays as it is. */
export const addScans = async (tx: Tx, { spaceId, deviceId, scannedBy, now }: Device, scans: readonly Added[]) => {
  if (scans.length === 0) return
  const rows = scans.map(({ id, userId, at, result }) => ({ id, user_id: userId, scanned_at: at, result }))
  const device = { space_id: spaceId, device_id: deviceId, scanned_by: scannedBy, received_at: now }
  await tx
    .insertInto('door_scans')
    .values(rows.map((row) => ({ ...row, ...device })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Index: door_scans_received. */
export const removeScansBefore = (db: Db, before: Date) => db.deleteFrom('door_scans').where('received_at', '<', before).execute()
