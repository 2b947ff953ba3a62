// Guarantee: user-facing words are in messages/, in three languages with the same files; file names name their content.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'
import { blankCommentsAndPatterns } from './blank-comments.mjs'
import { root } from './bootstrap/root.mjs'
import { locales, wordIndexes } from './index-words.mjs'
import { filesIn } from './source-files.mjs'

const vagueWords = new Set(['util', 'utils', 'helper', 'helpers', 'service', 'services', 'manager', 'managers', 'common'])

/** Dictionaries that one locale has and another lacks. */
const missingDictionaries = () => {
  const names = locales.map((locale) => filesIn(`messages/${locale}`).map((path) => path.slice(`messages/${locale}/`.length)))
  const all = new Set(names.flat())
  return locales.flatMap((locale, index) =>
    [...all].filter((name) => !names[index].includes(name)).map((name) => `messages/${locale}/${name} is missing`),
  )
}

/** Indexes that differ from their folders. */
const staleIndexes = () =>
  wordIndexes()
    .filter(({ path, text }) => readFileSync(join(root, path), 'utf8') !== text)
    .map(({ path }) => `${path} is stale: run \`npm run words\``)

/** Cyrillic text in code. A single quoted letter is allowed, as in replaceAll('ё', 'е'). */
const wordsInCode = () => filesIn('web', 'server').filter(mayHoldNoWords).flatMap(cyrillicLines)

const mayHoldNoWords = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !hasInventedContent.test(path)

const hasInventedContent = /^server\/(.*\/)?seed[^/]*(\/|$)|^web\/parts\/kit\/examples\//

const cyrillicLines = (path) =>
  blankCommentsAndPatterns(readFileSync(join(root, path), 'utf8'))
    .replaceAll(/(['"])\p{Script=Cyrillic}\1/gu, '')
    .split('\n')
    .flatMap((line, index) => (/\p{Script=Cyrillic}/u.test(line) ? [`${path}:${index + 1} has words that belong to messages/: ${line.trim()}`] : []))

/** Vague file names, and barrels. */
const vagueNames = () =>
  filesIn('server', 'web', 'contract')
    .filter(isVague)
    .map((path) => `${path}: name it after what it holds`)

const isVague = (path) => {
  const folders = path.split('/').slice(0, -1)
  const stem = basename(path).replace(/(\.test)?\.\w+$/, '')
  return basename(path) === 'index.ts' || folders.some((folder) => vagueWords.has(folder)) || vagueWords.has(stem.split(/[-._]/).at(-1))
}

const faults = [...missingDictionaries(), ...staleIndexes(), ...wordsInCode(), ...vagueNames()]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
