import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunAs } from './run.ts'

/** Creates a folder that other users may traverse, independent of the umask. */
export const makeOpenFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

/** Lets other users read everything in a folder, and execute what its owner may execute. */
export const openToAll = async (folder: string) => {
  await chmod(folder, 0o755)
  const names = await readdir(folder, { recursive: true })
  for (const name of names) await openPath(join(folder, name))
}

const openPath = async (path: string) => {
  const found = await lstat(path)
  if (!found.isSymbolicLink()) await chmod(path, found.mode & 0o100 ? 0o755 : 0o644)
}

export const giveTo = async ({ uid, gid }: RunAs, path: string) => {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
