import { readFileSync } from 'node:fs'

/** The text of a file, null when there is none. A process that ends while its /proc file is read counts as none. */
export const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ESRCH')) return null
    throw error
  }
}

export const isCode = (error: unknown, ...codes: string[]): boolean => error instanceof Error && 'code' in error && codes.includes(String(error.code))
