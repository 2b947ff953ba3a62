import { resolve } from 'node:path'
import { readConfig } from '../../server/kernel/config.ts'
import { StartError } from '../../server/kernel/start-error.ts'

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** The folder of the backups: the argument, or BACKUP_DIR. */
export const folderOf = ([first, ...more]: string[]): string => {
  const folder = first ?? process.env.BACKUP_DIR
  if (!folder || more.length > 0)
    throw new StartError('Name one folder for the backups, such as npm run backup -- /var/backups/vmeste, or set BACKUP_DIR.')
  return resolve(folder)
}

export const embeddedFolder = (): string => {
  const { DATABASE_URL, DATA_DIR } = process.env
  if (DATABASE_URL)
    throw new StartError(
      'DATABASE_URL is set, and this tool serves the built-in database only: use the tools of PostgreSQL as in docs/operations.md.',
    )
  return resolve(readConfig({ DATA_DIR, INBOX: '1' }).DATA_DIR)
}

export const runTool = async (main: () => Promise<void>) => {
  try {
    await main()
  } catch (error) {
    const isExpected = error instanceof StartError || (error instanceof TypeError && 'code' in error)
    if (!isExpected) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
