import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The user that runs PostgreSQL's programs; empty for the user of this process. */
export type RunAs = { uid?: number; gid?: number }

const execute = promisify(execFile)

/** Excludes PG* and locale variables of the caller. UTC becomes the time zone of every session. */
export const serverEnvironment = () => ({ PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' })

/** Runs a program to its end as the server's user. `words` is its output, or its errors when it failed. */
export const run = async (program: string, options: readonly string[], runAs: RunAs): Promise<{ isOk: boolean; words: string }> => {
  try {
    const { stdout } = await execute(program, options, { ...runAs, cwd: '/', env: serverEnvironment() })
    return { isOk: true, words: stdout }
  } catch (error) {
    // execFile rejects with an error that has the output of the program
    const { stderr, message } = error as Error & { stderr?: string }
    return { isOk: false, words: (stderr || message).trim() }
  }
}
