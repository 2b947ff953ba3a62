// npm run restore -- FOLDER [--to MOMENT]: fills a new DATA_DIR from the backups of a folder (docs/operations.md).
import { mkdir, rmdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../../server/kernel/backup/restore.ts'
import { StartError } from '../../server/kernel/start-error.ts'
import { embeddedFolder, folderOf, runTool, say } from './tool.ts'

const main = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const backupDir = folderOf(positionals)
  const to = values.to === undefined ? null : momentOf(values.to)
  const dataDir = embeddedFolder()
  const created = await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const { reached, backup } = await restoreBackup({ backupDir, dataDir, to, log: say }).catch(async (error) => {
    // a folder with files stays
    if (created !== undefined) await rmdir(dataDir).catch(() => undefined)
    throw error
  })
  say(
    `Restored ${dataDir} from the backup ${backup}. The last change in it is of ${reached}${to ? `, the moment asked for is ${to.toISOString()}` : ''}.`,
  )
  say('Start the product on this DATA_DIR and take a new backup at once.')
}

/** Requires a zone, because a moment without one means another second on another machine. */
const momentOf = (text: string): Date => {
  const moment = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new StartError("--to takes a moment with its zone, such as --to '2026-11-22T10:42:00Z'.")
  return moment
}

await runTool(main)
