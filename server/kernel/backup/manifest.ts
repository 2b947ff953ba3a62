import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfExists } from '../postgres/read-if-exists.ts'
import { StartError } from '../start-error.ts'

/** A copied file: its path below the backup, its size in bytes, and the SHA-256 of its bytes in hex. */
const copiedFile = z.object({ path: z.string(), size: z.number(), sha256: z.string() })
export type CopiedFile = z.output<typeof copiedFile>

const manifest = z.object({
  format: z.literal(1),
  /** The major version of PostgreSQL. */
  postgres: z.string(),
  /** The earliest moment to which the backup can be restored. */
  completeAt: z.iso.datetime(),
  /** The first segment of the write-ahead log that a restore reads. */
  firstSegment: z.string(),
  /** Also the empty ones, because PostgreSQL does not create them. */
  folders: z.array(z.string()),
  files: z.array(copiedFile),
})
export type Manifest = z.output<typeof manifest>

export type Backup = { name: string; folder: string; manifest: Manifest }

export const manifestName = 'manifest.json'

/** The parts of a backup: folders of the same names as in DATA_DIR. */
export const databasePart = 'postgres'
export const storagePart = 'storage'

const backupNames = /^\d{8}T\d{6}Z$/

export const backupNameAt = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '')

/** The backups of a folder, the oldest first. A backup without a valid manifest is a StartError. */
export const readBackups = async (backupDir: string): Promise<Backup[]> => (await backupNamesIn(backupDir)).map((name) => readBackup(backupDir, name))

export const backupNamesIn = async (backupDir: string): Promise<string[]> =>
  (await readdir(backupDir).catch((error) => Promise.reject(asMissingFolder(error, backupDir)))).filter((name) => backupNames.test(name)).sort()

const asMissingFolder = (error: NodeJS.ErrnoException, folder: string) =>
  error.code === 'ENOENT' || error.code === 'ENOTDIR' ? new StartError(`The folder of backups ${folder} does not exist: check the path.`) : error

export const readBackup = (backupDir: string, name: string): Backup => {
  const folder = join(backupDir, name)
  const parsed = manifest.safeParse(parseJson(readIfExists(join(folder, manifestName))))
  if (!parsed.success) throw broken(folder, `${manifestName} is missing or damaged`)
  return { name, folder, manifest: parsed.data }
}

export const broken = (folder: string, why: string) =>
  new StartError(`The backup ${folder} is incomplete or damaged (${why}): move it away to use the one before it.`)

const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // cut or overwritten: the schema rejects null
    return null
  }
}
