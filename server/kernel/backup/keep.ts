import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveIn } from '../postgres/archive.ts'
import { isCode } from '../postgres/read-if-exists.ts'
import { backupNamesIn, readBackup } from './manifest.ts'

/** Deletes all backups except the newest ones, and the archived segments that none of these needs. Returns the deleted names. */
export const keepNewest = async (backupDir: string, count: number): Promise<string[]> => {
  const names = await backupNamesIn(backupDir)
  const [oldest = ''] = names.slice(-count)
  // a damaged oldest backup ends this before anything is deleted
  const { firstSegment } = readBackup(backupDir, oldest).manifest
  const surplus = names.slice(0, -count)
  for (const name of surplus) await rm(join(backupDir, name), { recursive: true })
  const archive = archiveIn(backupDir)
  const segments = (await namesIn(archive)).filter((name) => /^[\dA-F]{24}\./.test(name) && positionOf(name) < positionOf(firstSegment))
  for (const name of segments) await rm(join(archive, name))
  return surplus
}

/** A segment's name without its timeline. */
const positionOf = (segment: string): string => segment.slice(8, 24)

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}
