import { readFileSync } from 'node:fs'

/** The text of a file, or null if it does not exist. Also null for a /proc file whose process ends during the read. */
export const readIfExists = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ESRCH')) return null
    throw error
  }
}

export const isCode = (error: unknown, ...codes: string[]): boolean => error instanceof Error && 'code' in error && codes.includes(String(error.code))
