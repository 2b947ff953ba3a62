import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { archiveIn, requireReadable, restoreCommand, segmentSuffix } from '../postgres/archive.ts'
import { embeddedMajor } from '../postgres/cluster.ts'
import { connectionTo } from '../postgres/connect.ts'
import { takeLock } from '../postgres/lock.ts'
import { readyNative } from '../postgres/native.ts'
import { findPlace, makeSocketDir, type Place } from '../postgres/place.ts'
import { isCode, readIfExists } from '../postgres/read-if-exists.ts'
import { run } from '../postgres/run.ts'
import { type Cluster, launchServer, shutDown } from '../postgres/server.ts'
import { asStartError } from '../postgres/start-failure.ts'
import { StartError } from '../start-error.ts'
import { copyFile } from './copy.ts'
import { type Backup, broken, databasePart, readBackups, storagePart } from './manifest.ts'

type Request = {
  backupDir: string
  dataDir: string
  /** Null restores everything that the backups and the archive hold. */
  to: Date | null
  log: (message: string) => void
}

/** The time of the last change that was restored, and the backup it started from. */
export type Restored = { reached: string; backup: string }

/** Restores the newest backup before a moment and the log up to it. Guarantee: the folder is filled completely or not at all. */
export const restoreBackup = async ({ backupDir, dataDir, to, log }: Request): Promise<Restored> => {
  try {
    const place = await findPlace(join(dataDir, databasePart))
    const unlock = await takeLock(`${place.dataDir}.lock`, log)
    try {
      await requireEmpty(place.dataDir)
      await requireEmpty(join(dataDir, storagePart))
      const chosen = choose(await readBackups(backupDir), to, backupDir)
      return await restoreInto({ place, chosen, backupDir, dataDir, to })
    } finally {
      unlock()
    }
  } catch (error) {
    throw asStartError(error, dataDir)
  }
}

const requireEmpty = async (folder: string) => {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty: restore into a new DATA_DIR, or move this folder away.`)
}

/** The newest backup that is complete at the moment. The later ones hold files that were uploaded after it. */
type Chosen = { base: Backup; later: Backup[] }

const choose = (backups: Backup[], to: Date | null, backupDir: string): Chosen => {
  const [oldest] = backups
  if (!oldest) throw new StartError(`${backupDir} holds no backup: name the folder given to npm run backup.`)
  const index = to ? backups.findLastIndex(({ manifest }) => new Date(manifest.completeAt) <= to) : backups.length - 1
  const base = backups[index]
  if (!base)
    throw new StartError(`The oldest backup of ${backupDir} can be restored to ${oldest.manifest.completeAt} or later: choose such a moment.`)
  if (base.manifest.postgres !== embeddedMajor)
    throw new StartError(
      `The backup ${base.folder} is of PostgreSQL ${base.manifest.postgres}, the product has ${embeddedMajor}: use the release of that time.`,
    )
  return { base, later: backups.slice(index + 1) }
}

type Restoring = { place: Place; chosen: Chosen; backupDir: string; dataDir: string; to: Date | null }

const restoreInto = async ({ place, chosen, backupDir, dataDir, to }: Restoring): Promise<Restored> => {
  const { base, later } = chosen
  const database = await mkdtemp(`${place.dataDir}.new-`)
  const storage = await mkdtemp(join(dataDir, `${storagePart}.new-`))
  try {
    await copyPart(base, databasePart, database)
    for (const backup of [base, ...later]) await copyPart(backup, storagePart, storage)
    const reached = await recover({ place, database, archive: archiveIn(backupDir), to })
    await rename(storage, join(dataDir, storagePart))
    await rename(database, place.dataDir)
    return { reached: reached ?? base.manifest.completeAt, backup: base.name }
  } finally {
    for (const draft of [database, storage]) await rm(draft, { recursive: true, force: true })
  }
}

/** Copies the files that the target does not have, and checks their sizes and hashes. */
const copyPart = async ({ folder, manifest }: Backup, part: string, target: string) => {
  if (part === databasePart) for (const path of manifest.folders) await mkdir(join(target, path), { recursive: true, mode: 0o700 })
  const files = manifest.files.filter(({ path }) => path.startsWith(`${part}/`))
  for (const { path, size, sha256 } of files) {
    const relative = path.slice(part.length + 1)
    if (part === storagePart && existsSync(join(target, relative))) continue
    const copied = await copyFile(join(folder, part), target, relative)
    if (copied?.size !== size || copied.sha256 !== sha256) throw broken(folder, `${path} ${copied ? 'has changed' : 'is missing'}`)
  }
}

type Recovery = { place: Place; database: string; archive: string; to: Date | null }

/** Replays the log in the copy, and returns the time of the last change; null if there was none after the backup. */
const recover = async ({ place, database, archive, to }: Recovery): Promise<string | null> => {
  const hasArchive = existsSync(archive)
  if (hasArchive) await requireReadable(archive, place.runAs)
  await writeFile(join(database, 'recovery.signal'), '', { mode: 0o600 })
  if (place.runAs.uid !== undefined) await run('chown', ['-R', `${place.runAs.uid}:${place.runAs.gid}`, database], {})
  const drafted = { ...place, dataDir: database }
  const cluster: Cluster = {
    ...drafted,
    native: await readyNative(place),
    socketDir: await makeSocketDir(drafted),
    settings: recoverySettings(hasArchive ? restoreCommand(archive) : 'false', to),
  }
  try {
    const pid = await launchServer(cluster).catch((error) => Promise.reject(unreached(error, database, to)))
    const reached = await lastChange(cluster.socketDir).finally(() => shutDown(pid))
    if (hasArchive) await archiveHistory(database, archive)
    return reached
  } finally {
    if (cluster.socketDir !== database) await rmdir(cluster.socketDir)
  }
}

/** Follows the timeline of the backup, so that changes undone by an earlier restore can be restored too. */
const recoverySettings = (command: string, to: Date | null): Record<string, string> => ({
  restore_command: command,
  recovery_target_timeline: 'current',
  recovery_target_action: 'promote',
  // without connections during the replay, a connection means that the replay has ended
  hot_standby: 'off',
  ...(to && { recovery_target_time: to.toISOString().replace('Z', '+00') }),
})

const unreached = (error: unknown, database: string, to: Date | null): unknown => {
  if (!(error instanceof StartError) || !to || !error.message.includes('before configured recovery target')) return error
  const [, day, time] =
    /last completed transaction was at log time ([\d-]+) ([\d:.]+)\+00/.exec(readIfExists(join(database, 'server.log')) ?? '') ?? []
  const end = day ? `its last change is of ${new Date(`${day}T${time}Z`).toISOString()}` : 'it has no change after the backup'
  return new StartError(`The archive ends before ${to.toISOString()} (${end}): choose an earlier moment, or leave out --to to restore all of it.`)
}

const lastChange = async (socketDir: string): Promise<string | null> => {
  const client = new Client({ ...connectionTo(socketDir, 'postgres'), ssl: false })
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    return rows[0]?.at?.toISOString() ?? null
  } finally {
    await client.end()
  }
}

/** Reserves the new timeline, so that the next restore from this archive does not choose the same one. */
const archiveHistory = async (database: string, archive: string) => {
  const names = await readdir(join(database, 'pg_wal'))
  for (const name of names.filter((each) => each.endsWith('.history'))) {
    const target = join(archive, `${name}${segmentSuffix}`)
    if (existsSync(target)) continue
    try {
      await pipeline(createReadStream(join(database, 'pg_wal', name)), createGzip(), createWriteStream(target))
    } catch (error) {
      // a read-only copy of the archive, which no server continues
      if (!isCode(error, 'EROFS', 'EACCES', 'EPERM')) throw error
    }
  }
}
