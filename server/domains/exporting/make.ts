import { randomUUID } from 'node:crypto'
import { notificationTypes } from '../../../contract/limits.ts'
import { safeError } from '../../kernel/log.ts'
import type { Resources } from '../../kernel/resources.ts'
import type { Cell, TableExport } from '../../kernel/table-export.ts'
import { notify } from '../notifications/notify.ts'
import { csvOf } from './csv.ts'
import { declarationOf } from './read.ts'
import { changeAttempt, claimExport, type ExportRow, expiredExports, findExport, removeExports, requesterOf } from './store.ts'
import { xlsxOf } from './xlsx.ts'

/** Attempts of killed workers count too. */
const maxAttempts = 3

/**
 * Makes the file of an export and notifies the user. Each attempt has a storage key of its own and removes the file of the
 * previous one. Guarantee: an export has at most one file, because progress is saved only by the owner of the key.
 */
export const makeFile = async (resources: Resources, exportId: number): Promise<void> => {
  const { db, outside, tableExports, log } = resources
  const storageKey = `tables/${randomUUID()}`
  const claimed = await claimExport(db, exportId, storageKey)
  const row = claimed && (await findExport(db, exportId))
  if (!row) return
  if (claimed.previous_key) await outside.storage.remove(claimed.previous_key)
  const attempt = { id: exportId, storageKey }
  const declared = declarationOf(tableExports, row.name)
  if (!declared || row.attempts > maxAttempts) return void (await changeAttempt(db, attempt, { status: 'failed' }))
  try {
    await writeFile(resources, { row, declared, storageKey })
  } catch (error) {
    await outside.storage.remove(storageKey)
    if (row.attempts < maxAttempts) throw error
    log.warn({ exportId, error: safeError(error) }, 'an export failed')
    await changeAttempt(db, attempt, { status: 'failed' })
  }
}

type Work = { row: ExportRow; declared: TableExport; storageKey: string }

const writeFile = async (resources: Resources, { row, declared, storageKey }: Work): Promise<void> => {
  const { db, outside } = resources
  const source = { db, filter: row.filter, locale: row.locale, requester: await requesterOf(db, row.user_id) }
  const save = async (on: typeof db, progress: Parameters<typeof changeAttempt>[2]) => {
    if (!(await changeAttempt(on, { id: row.id, storageKey }, progress))) throw new Error('another worker makes this export, or it is deleted')
  }
  await save(db, { rows_total: await declared.count(source) })
  const batches = counted(declared.batches(source), (done) => save(db, { rows_done: done }))
  const table = { titles: declared.titles(row.locale), batches, locale: row.locale }
  const size = await outside.storage.putStream(storageKey, row.format === 'csv' ? csvOf(table) : xlsxOf(table))
  await db.transaction().execute(async (tx) => {
    await save(tx, { status: 'ready', size })
    const data = { kind: 'tableExportReady' as const, linkHref: declared.page(row.filter) }
    await notify(resources, tx, { to: [row.user_id], type: notificationTypes.system, data, key: `table-export/${row.id}` })
  })
}

/** The same batches; reports the number of rows after each. */
const counted = async function* (batches: AsyncIterable<Cell[][]>, report: (done: number) => Promise<void>) {
  let done = 0
  for await (const rows of batches) {
    yield rows
    done += rows.length
    await report(done)
  }
}

/** Removes the bytes first, so that a failure in between leaves a row to retry. */
export const removeExpired = async ({ db, outside, clock }: Resources): Promise<void> => {
  const expired = await expiredExports(db, clock())
  for (const { storage_key } of expired) if (storage_key) await outside.storage.remove(storage_key)
  const ids = expired.map(({ id }) => id)
  await removeExports(db, ids)
}
