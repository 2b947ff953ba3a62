import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { giveTo, makeOpenFolder } from './folders.ts'
import { type RunAs, run } from './run.ts'

/** The data folder, the user of the server, and the folder for copies of PostgreSQL. */
export type Place = { dataDir: string; runAs: RunAs; home: string; isMoved: boolean }

// initdb looks its user up in /etc/passwd, which always has this one
const unprivileged: RunAs = { uid: 65_534, gid: 65_534 }
const systemHome = '/var/lib/vmeste'
const socketName = '/.s.PGSQL.5432'
const longestSocketPath = 103

/** A folder private to root is replaced by one in /var/lib/vmeste, because PostgreSQL refuses to run as root. */
export const findPlace = async (requested: string): Promise<Place> => {
  const dataDir = await canonical(requested)
  if (process.getuid?.() !== 0) return { dataDir, runAs: {}, home: dirname(dataDir), isMoved: false }

  const moved = join(systemHome, shortHash(dataDir), 'postgres')
  const runAs = await ownerOf(dataDir)
  const isReachable = await canEnter(dirname(dataDir), runAs)
  if (holdsDatabase(dataDir) && !isReachable) throw new StartError(unreachableSentence(dataDir))
  if (holdsDatabase(dataDir) || (isReachable && !holdsDatabase(moved))) return { dataDir, runAs, home: systemHome, isMoved: false }

  await makeOpenFolder(systemHome)
  await makeOpenFolder(dirname(moved))
  return { dataDir: moved, runAs: await ownerOf(moved), home: systemHome, isMoved: true }
}

/** The data folder, or a short path when the socket path would be too long. */
export const makeSocketDir = async ({ dataDir, runAs }: Place): Promise<string> => {
  if (Buffer.byteLength(dataDir + socketName) <= longestSocketPath) return dataDir
  if (runAs.uid === undefined) return mkdtemp(join(tmpdir(), 'vmeste-'))
  await makeOpenFolder(systemHome)
  const socketDir = join(systemHome, `${shortHash(dataDir)}.socket`)
  await mkdir(socketDir, { recursive: true, mode: 0o700 })
  await giveTo(runAs, socketDir)
  return socketDir
}

export const holdsDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'PG_VERSION'))

const canonical = async (requested: string) => {
  const path = resolve(requested)
  if (existsSync(path)) return realpath(path)
  await mkdir(dirname(path), { recursive: true, mode: 0o755 })
  return join(await realpath(dirname(path)), basename(path))
}

const ownerOf = async (dataDir: string): Promise<RunAs> => {
  if (!holdsDatabase(dataDir)) return unprivileged
  const { uid, gid } = await stat(dataDir)
  return uid === 0 ? unprivileged : { uid, gid }
}

const canEnter = async (folder: string, runAs: RunAs) => (await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], runAs)).isOk

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const unreachableSentence = (dataDir: string) =>
  `The owner of the database in ${dataDir} cannot reach it any more: let other users traverse the parent folders (chmod a+x).`
