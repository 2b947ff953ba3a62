// Finds code files of more than 330 lines, because such a file has more than one idea.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './bootstrap/root.mjs'
import { filesIn } from './source-files.mjs'

const maxLines = 330
const isCode = (path) => /\.(ts|tsx|js|mjs|css)$/.test(path)
const lineCount = (path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length

const sized = filesIn('server', 'web', 'contract', 'messages', 'tests', 'tools')
  .filter(isCode)
  .map((path) => ({ path, lines: lineCount(path) }))
const long = sized.filter(({ lines }) => lines > maxLines)

for (const { path, lines } of long) console.error(`${path}: ${lines} lines, at most ${maxLines}`)
process.exitCode = long.length > 0 ? 1 : 0
