import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'node_modules/.cache/linear-expressions.json')

/**
 * Expressions that this checkout has proven linear. They are stored with the version of the checker and its settings:
 * a change of either discards them, and so does an installation of the packages.
 */
export const openProven = (settings: object) => {
  const checker = readFileSync(join(root, 'node_modules/recheck/package.json'), 'utf8')
  const key = createHash('sha256')
    .update(JSON.stringify([checker, settings]))
    .digest('hex')
  const stored: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const isCurrent = typeof stored === 'object' && stored !== null && 'key' in stored && stored.key === key
  const proven = isCurrent && 'proven' in stored && Array.isArray(stored.proven) ? stored.proven : []
  return {
    proven: new Set<string>(proven),
    store: (expressions: string[]) => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ key, proven: expressions }))
    },
  }
}
