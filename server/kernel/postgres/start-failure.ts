import { StartError } from '../start-error.ts'

type Reason = { codes: string[]; words: RegExp; sentence: (folder: string) => string }

const reasons: Reason[] = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    words: /No space left on device|quota exceeded/i,
    sentence: (folder) => `The disk of ${folder} is full: free at least 200 MB.`,
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    words: /Permission denied|Read-only file system|wrong ownership/i,
    sentence: (folder) => `There is no permission to write to ${folder}: make the folder writable or set another DATA_DIR.`,
  },
  {
    codes: ['EEXIST', 'ENOTDIR'],
    words: /not a directory/i,
    sentence: (folder) => `${folder} cannot be a folder, because a file exists in its path: move it or set another DATA_DIR.`,
  },
  {
    codes: ['ENOTEMPTY'],
    words: /exists but is not empty/i,
    sentence: (folder) => `The folder ${folder} is not empty and holds no database: move it away or set another DATA_DIR.`,
  },
]

/** Converts a known failure to start the database of a folder into a StartError; returns any other error unchanged. */
export const asStartError = (error: unknown, folder: string): unknown => {
  if (error instanceof StartError || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const reason = reasons.find(({ codes }) => codes.includes(code))
  return reason ? new StartError(reason.sentence(folder), { cause: error }) : error
}

/** The StartError for the last output of a PostgreSQL program. */
export const failureOf = (what: string, words: string, folder: string): StartError => {
  const reason = reasons.find((known) => known.words.test(words))
  return new StartError(reason ? reason.sentence(folder) : `${what}: ${words}.`)
}
