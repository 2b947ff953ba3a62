import { closeSync, fchownSync, fstatSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readIfExists } from './read-if-exists.ts'
import type { RunAs } from './run.ts'

const largestBytes = 10 * 1024 * 1024

type ServerLog = { descriptor: number; close: () => void; lastWords: () => string }

/** The log file of a server. The server writes to it directly, so that the output survives the starting process. */
export const openServerLog = ({ dataDir, runAs }: { dataDir: string; runAs: RunAs }): ServerLog => {
  const file = join(dataDir, 'server.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  if (runAs.uid !== undefined && runAs.gid !== undefined) fchownSync(descriptor, runAs.uid, runAs.gid)
  const start = fstatSync(descriptor).size
  return { descriptor, close: () => closeSync(descriptor), lastWords: () => lastWords(textFrom(file, start)) }
}

const textFrom = (file: string, start: number) =>
  Buffer.from(readIfExists(file) ?? '')
    .subarray(start)
    .toString()

/** The reason why the server ended: its last fatal message except rejections of early clients, or the last line of the loader. */
const lastWords = (text: string) => {
  const lines = text.split('\n').filter((line) => line && !/ LOG: |the database system is/.test(line))
  const fatal = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1)
  return fatal?.replace(/^.*(FATAL|PANIC):\s*/, '') ?? 'it was ended from outside'
}
