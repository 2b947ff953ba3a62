import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { archiveIn } from '../postgres/archive.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts'
import { takeLock } from '../postgres/lock.ts'
import { StartError } from '../start-error.ts'
import { keepNewest } from './keep.ts'
import { backupNamesIn } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { takeBackup } from './take.ts'

vi.setConfig({ testTimeout: limitMs(90_000), hookTimeout: limitMs(90_000) })

const log = () => undefined
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-backup-'))
  // PostgreSQL drops root and must reach its folder as another user
  await chmod(folder, 0o755)
  return folder
}

/** A backup of the row "first"; "second" was written before `between`, "third" after it. */
let root: string
let backupDir: string
let name: string
let completeAt: string
let between: Date

beforeAll(async () => {
  root = await newFolder()
  // in SQL, in the shell and in settings these characters have meanings
  backupDir = join(root, `it's 100%f of "backups"`)
  const dataDir = join(root, 'data')
  await mkdir(join(dataDir, 'storage/3f'), { recursive: true })
  await writeFile(join(dataDir, 'storage/3f/picture.png'), 'bytes of a picture')
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log, backupDir })
  await ask(postgres, `create table notes as select 'first' as note`)
  const { name: taken, manifest } = await takeBackup({ connection: postgres.connection, storageDir: join(dataDir, 'storage') }, backupDir, new Date())
  name = taken
  completeAt = manifest.completeAt
  await ask(postgres, `insert into notes values ('second')`)
  // whole milliseconds, as a Date has them
  const [row] = await ask(postgres, `select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as moment`)
  between = row?.moment
  await ask(postgres, `select pg_sleep_until('${new Date(between.getTime() + 1).toISOString()}'::timestamptz)`)
  await ask(postgres, `insert into notes values ('third')`)
  // a stopping server archives its last segment
  await postgres.stop()
})
afterAll(() => rm(root, { recursive: true, force: true }))

const ask = async ({ connection }: Pick<EmbeddedPostgres, 'connection'>, text: string) => {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const newDataDir = async () => {
  const dataDir = await newFolder()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

const notesIn = async (dataDir: string): Promise<string[]> => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log })
  try {
    return (await ask(postgres, 'select note from notes')).map(({ note }) => note)
  } finally {
    await postgres.stop()
  }
}

test('backup: restore a moment between two changes, and the files', async () => {
  const dataDir = await newDataDir()
  const { reached, backup } = await restoreBackup({ backupDir, dataDir, to: between, log })
  expect(backup).toBe(name)
  expect(new Date(reached).getTime()).toBeGreaterThan(new Date(completeAt).getTime())
  expect(new Date(reached).getTime()).toBeLessThanOrEqual(between.getTime())
  expect(await notesIn(dataDir)).toEqual(['first', 'second'])
  expect(await readFile(join(dataDir, 'storage/3f/picture.png'), 'utf8')).toBe('bytes of a picture')
  expect((await readdir(dataDir)).filter((each) => each.includes('.new-'))).toEqual([])
})

test('backup: restore everything from the same archive, on a timeline of its own', async () => {
  const histories = async () => (await readdir(archiveIn(backupDir))).filter((each) => each.endsWith('.history.gz')).length
  const before = await histories()
  const dataDir = await newDataDir()
  await restoreBackup({ backupDir, dataDir, to: null, log })
  expect(await histories()).toBe(before + 1)
  expect(await notesIn(dataDir)).toEqual(['first', 'second', 'third'])
})

const refusalOf = async (request: Partial<Parameters<typeof restoreBackup>[0]>) => {
  const dataDir = request.dataDir ?? (await newDataDir())
  const error = await restoreBackup({ backupDir, to: between, log, ...request, dataDir }).catch((reason) => reason)
  expect(error).toBeInstanceOf(StartError)
  if (!request.dataDir) expect(await readdir(dataDir)).toEqual([])
  return error.message
}

test('backup: refuse a moment before the oldest backup and one after the archive', async () => {
  expect(await refusalOf({ to: new Date(Date.parse(completeAt) - 1_000) })).toContain(`can be restored to ${completeAt} or later`)
  expect(await refusalOf({ to: new Date(between.getTime() + 3_600_000) })).toMatch(/The archive ends before .* \(its last change is of 20/)
})

test('backup: refuse a folder in use and one that is not empty', async () => {
  const dataDir = await newDataDir()
  await mkdir(join(dataDir, 'storage'))
  await writeFile(join(dataDir, 'storage/picture.png'), '')
  expect(await refusalOf({ dataDir })).toContain('storage is not empty')
  const live = await newDataDir()
  onTestFinished(await takeLock(join(live, 'postgres.lock'), log))
  expect(await refusalOf({ dataDir: live })).toContain('is in use by another running process')
})

test('backup: refuse a damaged backup in one sentence and leave nothing behind', async () => {
  const manifestPath = join(backupDir, name, 'manifest.json')
  const manifest = await readFile(manifestPath, 'utf8')
  const { files } = JSON.parse(manifest)
  const damaged = join(backupDir, name, files.find(({ size }: { size: number }) => size > 8_192).path)
  const bytes = await readFile(damaged)
  const changed = Buffer.from(bytes)
  changed[4_000] = (changed[4_000] ?? 0) ^ 1
  await writeFile(damaged, changed)
  expect(await refusalOf({})).toMatch(/^The backup .* is incomplete or damaged \(.* has changed\): [^.]*\.$/)
  await rm(damaged)
  expect(await refusalOf({})).toContain('is missing')
  await writeFile(damaged, bytes)
  await writeFile(manifestPath, manifest.slice(0, -10))
  expect(await refusalOf({})).toContain('manifest.json is missing or damaged')
  await writeFile(manifestPath, manifest)
})

test('backup: delete surplus backups and the segments before the rest', async () => {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const segment = (end: string) => `00000001000000000000000${end}`
  for (const [day, first] of ['3', '5', '8'].entries()) {
    const backup = join(folder, `2026112${day}T000000Z`)
    await mkdir(backup)
    const content = { format: 1, postgres: '18', completeAt: '2026-11-20T00:00:00.000Z', firstSegment: segment(first), folders: [], files: [] }
    await writeFile(join(backup, 'manifest.json'), JSON.stringify(content))
  }
  await mkdir(archiveIn(folder))
  for (const file of [`${segment('4')}.gz`, `${segment('5')}.gz`, `${segment('8')}.gz`, '00000002.history.gz'])
    await writeFile(join(archiveIn(folder), file), '')
  expect(await keepNewest(folder, 2)).toEqual(['20261120T000000Z'])
  expect(await backupNamesIn(folder)).toEqual(['20261121T000000Z', '20261122T000000Z'])
  expect((await readdir(archiveIn(folder))).sort()).toEqual([`${segment('5')}.gz`, `${segment('8')}.gz`, '00000002.history.gz'].sort())
  expect(existsSync(join(folder, '20261120T000000Z'))).toBe(false)
})
