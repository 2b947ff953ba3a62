import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { embeddedMajor } from '../postgres/cluster.ts'
import { type Connection, settingAt } from '../postgres/connect.ts'
import { run } from '../postgres/run.ts'
import { StartError } from '../start-error.ts'
import { copyFile, treeOf } from './copy.ts'
import { type Backup, backupNameAt, type CopiedFile, databasePart, type Manifest, manifestName, readBackup, storagePart } from './manifest.ts'

type Source = { connection: Connection; storageDir: string }

/** Copies the running database and the stored files. Guarantee: a backup has its name only when it is complete and on disk. */
export const takeBackup = async (source: Source, backupDir: string, now: Date): Promise<Backup> => {
  const name = backupNameAt(now)
  const draft = join(backupDir, `${name}.part`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await fill(draft, source)
    await writeFile(join(draft, manifestName), JSON.stringify(manifest), { mode: 0o600 })
    await flushDisks()
    await rename(draft, join(backupDir, name))
    await flushDisks()
    return readBackup(backupDir, name)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

const fill = async (draft: string, { connection, storageDir }: Source): Promise<Manifest> => {
  const { files, ...database } = await copyDatabase(connection, join(draft, databasePart))
  const stored = await treeOf(storageDir, (path) => path.endsWith('.part'))
  const storedFiles = await copyAll(storageDir, join(draft, storagePart), stored.files)
  return { format: 1, postgres: embeddedMajor, ...database, files: [...within(databasePart, files), ...within(storagePart, storedFiles)] }
}

/** PostgreSQL's low-level backup: the write-ahead log between start and stop makes the copied files consistent. */
const copyDatabase = async (connection: Connection, target: string) => {
  const dataDir = await settingAt(connection.host, 'data_directory')
  if (dataDir === null) throw new StartError('The database does not accept connections: its log is server.log in the data folder.')
  const client = new Client({ ...connection, ssl: false })
  // a lost connection fails the next statement
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseTablespaces(client)
    // the slot ends with the session; without it a checkpoint may delete segments that the backup needs
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
    const { segment: firstSegment } = await one<{ segment: string }>(client, `select pg_walfile_name(pg_backup_start('vmeste', true)) as segment`)
    const { folders, files } = await treeOf(dataDir, isSkipped)
    const copied = await copyAll(dataDir, target, files)
    const stop = await one<Stop>(client, stopBackup)
    copied.push(...(await copyAll(dataDir, target, await neededLog(dataDir, firstSegment, stop.segment))), await addLabel(target, stop.label))
    return { completeAt: stop.completeAt.toISOString(), firstSegment, folders, files: copied }
  } finally {
    await client.end()
  }
}

type Stop = { segment: string; label: string; completeAt: Date }

/** Also completes the current segment. */
const stopBackup = `
  select pg_walfile_name(lsn) as segment, labelfile as label, clock_timestamp() as "completeAt" from pg_backup_stop(wait_for_archive => false)`

/** The embedded server has none, and their links would lead the copy back to the original. */
const refuseTablespaces = async (client: Client) => {
  const { count } = await one<{ count: number }>(client, `select count(*)::int from pg_tablespace where spcname not in ('pg_default', 'pg_global')`)
  if (count > 0) throw new StartError('The database has tablespaces outside its folder, which this backup cannot copy: use pg_basebackup.')
}

const one = async <Row extends object>(client: Client, text: string): Promise<Row> => {
  const { rows } = await client.query<Row>(text)
  const [row] = rows
  if (!row) throw new Error('the statement returned no row')
  return row
}

/** As in "Making a Base Backup Using the Low Level API": state of the running server, which a restored one must not find. */
const skippedContents = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const skippedNames = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|server\.log.*|\.s\.PGSQL\..*|recovery\.signal|standby\.signal)$/

const isSkipped = (path: string): boolean => skippedContents.has(path) || skippedNames.test(basename(path))

/** The segments from the first to the last, and the history of timelines. */
const neededLog = async (dataDir: string, first: string, last: string): Promise<string[]> => {
  const names = await readdir(join(dataDir, 'pg_wal'))
  const needed = names.filter((name) => /^[\dA-F]{8}\.history$/.test(name) || (/^[\dA-F]{24}$/.test(name) && name >= first && name <= last))
  if (![first, last].every((name) => needed.includes(name))) throw new Error('the write-ahead log of the backup is incomplete')
  return needed.map((name) => join('pg_wal', name))
}

const addLabel = async (target: string, label: string): Promise<CopiedFile> => {
  const path = 'backup_label'
  await writeFile(join(target, path), label, { mode: 0o600 })
  return { path, size: Buffer.byteLength(label), sha256: createHash('sha256').update(label).digest('hex') }
}

const copyAll = async (from: string, to: string, paths: string[]): Promise<CopiedFile[]> => {
  const copied: CopiedFile[] = []
  for (const path of paths) {
    const file = await copyFile(from, to, path)
    if (file) copied.push(file)
  }
  return copied
}

const within = (part: string, files: CopiedFile[]): CopiedFile[] => files.map((file) => ({ ...file, path: join(part, file.path) }))

/** One flush of all disks is faster than one of each file. */
const flushDisks = () => run('sync', [], {})
