// Plain English: comments, test names and summaries of calls use the field's standard terms (docs/glossary.md).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './bootstrap/root.mjs'
import { filesIn } from './source-files.mjs'

/** Wording to avoid, with what to write instead. */
const phrases = [
  [/\b(?:he|his|him|himself)\b/i, 'a person is "the user" or "they"'],
  [/(?:^|[.;:] )(?:Who|What|That|Whether) (?!is\b.*\?)|^(?:who|what|that|whether) /, 'begin the sentence with a noun'],
  [/\b(?:for|to|of|by|from|with) who\b/, 'name the user: "for signed-in users"'],
  [/\b(?:somebody|nobody)\b/i, 'name the user or the thing'],
  [/\btold\b/, 'return, show, notify, report'],
  [/\banew\b/, 'again'],
  [/\bknock/, 'call, request'],
  [/\bhand(?:s|ed|ing)? out\b/i, 'serve, return'],
  [/\b(?:is|are|be) gone\b/, 'is deleted, is evicted, has expired'],
  [/\bwish(?:es)?\b/i, 'request'],
  [/\bgood (?:for|until) (?:an?|one|the|\d)/, 'valid for'],
]

/** Names that once stood for a standard term. */
const names =
  /\b(?:[Ww]ish(?:es)?|[Hh]ands|[Gg]athering|matterOf|takings|handingOut\w*|isDeaf|[Ss]helf|[Tt]old|Eyes|Said|Shown|Asked|Asking|Doing|(?:most|least)[A-Z]\w*)\b/

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g
const title = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/g
const summary = /\bsummary:\s*(['"`])((?:\\.|(?!\1).)*)\1/g
const text = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

/** Faults of a source file, as lines for people. */
export const proseFaults = (path, source) => {
  const prose = [...source.matchAll(comment)].map((found) => ({ at: found.index, words: plain(found[0]) }))
  const titles = [...source.matchAll(title), ...source.matchAll(summary)].map((found) => ({ at: found.index, words: found[2] }))
  const code = source.replace(comment, blank).replace(text, blank)
  return [
    ...[...prose, ...titles].flatMap(({ at, words }) => phraseFaults(words).map((fault) => `${path}:${lineAt(source, at)} ${fault}`)),
    ...nameFaults(path, code),
  ]
}

/** Faults of a document: the same wording, paragraph by paragraph, without its code. */
export const documentFaults = (path, source) =>
  source
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, blank)
    .split('\n')
    .flatMap((line, index) => phraseFaults(line.replace(/^[\s|#*-]+/, '')).map((fault) => `${path}:${index + 1} ${fault}`))

const plain = (found) =>
  found
    .replace(/^\/\*+|\*\/$|^\/\//g, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\n\s*\*?\s*/g, ' ')
    .trim()

const blank = (found) => found.replaceAll(/[^\n]/g, ' ')

const phraseFaults = (words) =>
  phrases.flatMap(([pattern, instead]) => {
    const found = pattern.exec(words)
    return found ? [`"${found[0].trim()}": ${instead}`] : []
  })

const nameFaults = (path, code) =>
  code.split('\n').flatMap((line, index) => {
    const found = names.exec(line)
    return found ? [`${path}:${index + 1} "${found[0]}": use the term of docs/glossary.md`] : []
  })

const lineAt = (source, at) => source.slice(0, at).split('\n').length

const read = (path) => readFileSync(join(root, path), 'utf8')

const isCode = (path) => /\.(?:tsx?|mjs)$/.test(path) && !/^tools\/check-prose/.test(path)

if (import.meta.main) {
  const code = filesIn('contract', 'server', 'web', 'tests', 'tools', 'db').filter(isCode)
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs')].filter((path) => path.endsWith('.md'))
  const faults = [...code.flatMap((path) => proseFaults(path, read(path))), ...documents.flatMap((path) => documentFaults(path, read(path)))]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
