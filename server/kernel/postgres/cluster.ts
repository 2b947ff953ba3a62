import { mkdtemp, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../start-error.ts'
import { giveTo } from './folders.ts'
import type { Place } from './place.ts'
import { readIfExists } from './read-if-exists.ts'
import { run } from './run.ts'
import { failureOf } from './start-failure.ts'

/** The major version of the embedded PostgreSQL. */
export const embeddedMajor = '18'
const megabyte = 1024 * 1024
const spaceForNewMegabytes = 200
/** Two segments of the write-ahead log, because recovery may fail with less. */
const spaceToRunMegabytes = 32

// lower, ilike and pg_trgm use the ctype of libc, row order uses ICU
const initOptions = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=ru']

/** Prepares a database of our version in the folder. Guarantee: a new one is created completely or not at all. */
export const prepareCluster = async ({ dataDir, runAs }: Place, native: string) => {
  const version = readIfExists(join(dataDir, 'PG_VERSION'))?.trim()
  if (version && version !== embeddedMajor) throw new StartError(versionSentence(dataDir, version))
  await requireSpace(dirname(dataDir), version ? spaceToRunMegabytes : spaceForNewMegabytes)
  if (version) return reclaim({ dataDir, runAs })
  await removeUnfinished(dataDir)
  await makeCluster({ dataDir, runAs }, native)
}

type Ours = Pick<Place, 'dataDir' | 'runAs'>

const requireSpace = async (folder: string, megabytes: number) => {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / megabyte)
  if (free < megabytes) throw new StartError(`The disk of ${folder} is full: ${free} MB are free and the database needs ${megabytes} MB.`)
}

/** Changes the owner of a folder that root has copied, because PostgreSQL must own its folder. */
const reclaim = async ({ dataDir, runAs }: Ours) => {
  if (runAs.uid === undefined || (await stat(dataDir)).uid === runAs.uid) return
  await run('chown', ['-R', `${runAs.uid}:${runAs.gid}`, dataDir], {})
}

/** Deletes the folder that a process killed during initdb left. */
const removeUnfinished = async (dataDir: string) => {
  const names = await readdir(dirname(dataDir))
  const unfinished = names.filter((name) => name.startsWith(`${basename(dataDir)}.new-`))
  for (const name of unfinished) await rm(join(dirname(dataDir), name), { recursive: true, force: true, maxRetries: 5 })
}

const makeCluster = async ({ dataDir, runAs }: Ours, native: string) => {
  const draft = await mkdtemp(`${dataDir}.new-`)
  try {
    await giveTo(runAs, draft)
    const { isOk, words } = await run(join(native, 'bin/initdb'), ['-D', draft, ...initOptions], runAs)
    if (!isOk) throw failureOf('PostgreSQL could not create its data folder', words, dataDir)
    await rename(draft, dataDir)
    await flushFolder(dirname(dataDir))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Makes the new name durable, so that a power loss cannot undo the rename. */
const flushFolder = async (folder: string) => {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

const versionSentence = (dataDir: string, version: string) =>
  `The data folder ${dataDir} belongs to PostgreSQL ${version} and this product runs PostgreSQL ${embeddedMajor}: move the folder away or set another DATA_DIR.`
