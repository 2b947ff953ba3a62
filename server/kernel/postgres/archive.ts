import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { giveTo } from './folders.ts'
import { type RunAs, run } from './run.ts'

/** The archive of write-ahead log segments in a backup folder. */
export const archiveIn = (backupDir: string): string => join(backupDir, 'wal')

export const segmentSuffix = '.gz'

/** Bounds the loss when the whole machine is lost: a segment is archived at least this often while there are changes. */
const longestGapSeconds = '60'

/** The settings of a server that archives its write-ahead log. */
export const archiveSettings = (folder: string) => ({
  archive_mode: 'on',
  archive_timeout: longestGapSeconds,
  archive_command: archiveCommand(folder),
})

/** Creates the archive and checks that the server's user can write to it. */
export const prepareArchive = async (folder: string, runAs: RunAs) => {
  await mkdir(folder, { recursive: true })
  await giveTo(runAs, folder)
  await chmod(folder, 0o700)
  if (!(await isOkAs(runAs, 'test -w "$1" && test -x "$1"', folder))) throw new StartError(forbidden(folder, 'write to'))
}

/** Reads a segment from the archive; fails if the archive has none. */
export const restoreCommand = (folder: string): string => `f=${quoted(folder)}/%f${segmentSuffix}; test -f "$f" && gzip -dc < "$f" > "%p"`

export const requireReadable = async (folder: string, runAs: RunAs) => {
  if (!(await isOkAs(runAs, 'for f in "$1" "$1"/*; do test -r "$f" || exit 1; done', folder))) throw new StartError(forbidden(folder, 'read'))
}

/** Writes beside the final name and renames, because a full disk may cut a copy. A segment archived twice must be equal. */
const archiveCommand = (folder: string): string =>
  [
    `f=${quoted(folder)}/%f${segmentSuffix}`,
    'if test -f "$f"; then gzip -dc < "$f" | cmp -s - "%p"',
    'else gzip -c < "%p" > "$f.part" && { sync "$f.part" || sync; } && mv "$f.part" "$f"; fi',
  ].join('; ')

/** In the shell, and in PostgreSQL's settings, where % starts a placeholder. */
const quoted = (path: string) => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`

const isOkAs = async (runAs: RunAs, script: string, path: string) => (await run('/bin/sh', ['-c', script, 'sh', path], runAs)).isOk

const forbidden = (path: string, what: 'read' | 'write to') =>
  `The user of the database may not ${what} ${path}: make this user its owner (chown -R) and let others traverse its parent folders (chmod a+x).`
