// npm run backup -- FOLDER [--keep COUNT]: a backup of the embedded database and of the stored files (docs/operations.md).
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepNewest } from '../../server/kernel/backup/keep.ts'
import { databasePart, storagePart } from '../../server/kernel/backup/manifest.ts'
import { takeBackup } from '../../server/kernel/backup/take.ts'
import { archiveIn } from '../../server/kernel/postgres/archive.ts'
import { connectionTo } from '../../server/kernel/postgres/connect.ts'
import { startEmbeddedPostgres } from '../../server/kernel/postgres/embedded.ts'
import { findPlace, holdsDatabase } from '../../server/kernel/postgres/place.ts'
import { findRunningServer } from '../../server/kernel/postgres/server.ts'
import { StartError } from '../../server/kernel/start-error.ts'
import { embeddedFolder, folderOf, runTool, say } from './tool.ts'

const main = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const backupDir = folderOf(positionals)
  const keep = values.keep === undefined ? null : countOf(values.keep)
  const dataDir = embeddedFolder()
  await mkdir(backupDir, { recursive: true, mode: 0o755 })
  const { connection, stop } = await openDatabase(join(dataDir, databasePart), backupDir)
  try {
    const { name, manifest } = await takeBackup({ connection, storageDir: resolve(dataDir, storagePart) }, backupDir, new Date())
    const megabytes = Math.ceil(manifest.files.reduce((sum, { size }) => sum + size, 0) / 1_000_000)
    say(`Backup ${join(backupDir, name)}: ${manifest.files.length} files, ${megabytes} MB. It can be restored to ${manifest.completeAt} or later.`)
    if (keep !== null) for (const deleted of await keepNewest(backupDir, keep)) say(`Deleted the backup ${deleted}.`)
  } finally {
    await stop()
  }
}

const countOf = (text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new StartError('--keep takes the number of backups to leave, such as --keep 14.')
  return Number(text)
}

/** The server of the running product; else its own for the time of the backup, which continues the archive of the folder. */
const openDatabase = async (requested: string, backupDir: string) => {
  const { dataDir } = await findPlace(requested)
  if (!holdsDatabase(dataDir)) throw new StartError(`${requested} holds no database: set the DATA_DIR of the product.`)
  const running = await findRunningServer(dataDir)
  if (running) return { connection: connectionTo(running.socketDir), stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: requested, log: say, backupDir: existsSync(archiveIn(backupDir)) ? backupDir : undefined })
}

await runTool(main)
