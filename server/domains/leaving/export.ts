import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { DataExport } from '../../../contract/leaving/leaving.ts'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import type { NotificationData } from '../notifications/store.ts'
import { addExport, changeExport, type ExportRow, findExport, lastExport, lockAccountRow, removeExportsBefore } from './export-store.ts'
import { exportRequested } from './facts.ts'
import { uploadsByIds } from './files-store.ts'

const lifetimeDays = 7
const pauseBetweenMs = 3_600_000
const dayMs = 86_400_000

/** Requests an archive. Returns the existing one if it is in progress or less than an hour old. */
export const requestExport = ({ db, actor, now, announce }: Ctx<'POST /user/data-export'>) =>
  db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, actor.id)
    const last = await lastExport(tx, actor.id)
    if (last && last.status !== 'failed' && now.getTime() - last.created_at.getTime() < pauseBetweenMs) return presentExport(last)
    const made = await addExport(tx, { userId: actor.id, now, until: new Date(now.getTime() + lifetimeDays * dayMs) })
    await announce(tx, exportRequested, { exportId: made.id })
    return presentExport(made)
  })

export const ownExport = async ({ db, actor, now }: Ctx<'GET /user/data-export'>) => {
  const last = await lastExport(db, actor.id)
  return { export: last && last.expires_at > now ? presentExport(last) : null }
}

export const exportFile = async ({ db, actor, params, now, outside, refuse }: Ctx<'GET /user/data-export/:id'>) => {
  const found = await findExport(db, params.id)
  if (found && found.user_id !== actor.id) throw refuse('forbidden')
  const bytes = found?.storage_key && found.expires_at > now ? await outside.storage.get(found.storage_key) : null
  if (!bytes) throw refuse('notFound')
  return { name: `vmeste-${found?.created_at.toISOString().slice(0, 10)}.zip`, mediaType: 'application/zip', bytes }
}

const presentExport = ({ id, status, progress, size, created_at, expires_at }: ExportRow): DataExport => ({
  id,
  status,
  progress,
  size,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
})

/** Collects data domain by domain, stores the progress and notifies the user when the archive is ready. */
export const makeExport = async (resources: Resources, exportId: number): Promise<void> => {
  const { db, outside } = resources
  const requested = await findExport(db, exportId)
  if (!requested || requested.status === 'ready') return
  const bytes = await archiveOf(resources, requested)
  const storageKey = `${randomUUID().slice(0, 2)}/export-${randomUUID()}.zip`
  await outside.storage.put(storageKey, bytes)
  await db.transaction().execute(async (tx) => {
    await changeExport(tx, exportId, { status: 'ready', progress: 100, storage_key: storageKey, size: bytes.byteLength })
    const data: NotificationData = { kind: 'exportReady', linkHref: '/settings?tab=account#export' }
    await notify(resources, tx, { to: [requested.user_id], type: notificationTypes.system, data, key: `export/${exportId}` })
  })
}

const archiveOf = async ({ db, outside, personalData }: Resources, { id, user_id: userId }: ExportRow): Promise<Buffer> => {
  const zip = new ZipFile()
  const uploadIds: string[] = []
  for (const [index, domain] of personalData.entries()) {
    const { rows, uploadIds: files = [] } = await domain.collect(db, userId)
    for (const [name, list] of Object.entries(rows)) zip.addBuffer(Buffer.from(JSON.stringify(list, null, 2)), `${name}.json`)
    uploadIds.push(...files)
    await changeExport(db, id, { status: 'making', progress: Math.round((90 * (index + 1)) / personalData.length) })
  }
  for (const { id: uploadId, name, storage_key } of await uploadsByIds(db, uploadIds)) {
    const bytes = await outside.storage.get(storage_key)
    if (bytes) zip.addBuffer(bytes, `files/${uploadId}-${safeName(name)}`)
  }
  zip.end()
  return buffer(zip.outputStream)
}

const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^\.+/, '')
    .slice(-80) || 'file'

/** Removes expired archives and their bytes. */
export const removeOldExports = async ({ db, outside, clock }: Resources): Promise<void> => {
  for (const { storage_key } of await removeExportsBefore(db, clock())) if (storage_key) await outside.storage.remove(storage_key)
}
