import { linkSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { birthOf } from './processes.ts'
import { isCode, readIfExists } from './read-if-exists.ts'

/** Time for a stopping process to release the lock. */
const timeoutMs = 5_000
const stepMs = 100

/** Takes an exclusive lock that the file represents. It ends with the returned function or with the process. */
export const takeLock = async (file: string, log: (message: string) => void): Promise<() => void> => {
  const mine = `${process.pid} ${birthOf(process.pid)}`
  for (let waitedMs = 0; !(await tryLock(file, mine)); waitedMs += stepMs) {
    if (waitedMs >= timeoutMs) throw new StartError(heldSentence(file))
    if (waitedMs === 0) log(`${folderOf(file)} is in use by process ${holderOf(file)}: waiting for its end`)
    await delay(stepMs)
  }
  return () => {
    if (readIfExists(file) === mine) unlinkSync(file)
  }
}

const tryLock = async (file: string, mine: string) => {
  const holder = readIfExists(file)
  if (holder === null) return create(file, mine)
  if (isRunning(holder)) return false
  replace(file, mine)
  // if two processes find the same dead owner, the later one replaces the earlier one
  await delay(stepMs)
  return readIfExists(file) === mine
}

const isRunning = (holder: string) => {
  const [pid, ...birth] = holder.split(' ')
  return birthOf(Number(pid)) === birth.join(' ')
}

/** Creates the file with its content atomically by a link, which fails if the file exists. */
const create = (file: string, mine: string) => {
  const draft = writeDraft(file, mine)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

const replace = (file: string, mine: string) => renameSync(writeDraft(file, mine), file)

const writeDraft = (file: string, mine: string) => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, mine)
  return draft
}

const heldSentence = (file: string) =>
  `The data folder ${folderOf(file)} is in use by another running process (${holderOf(file)}): stop it or set another DATA_DIR.`

const folderOf = (file: string) => file.replace(/\.lock$/, '')
const holderOf = (file: string) => readIfExists(file)?.split(' ')[0] ?? 'unknown'
