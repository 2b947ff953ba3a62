// Writes messages/{ru,en,kk}.ts from the files in their folders, so that no list of dictionaries is kept by hand.
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './bootstrap/root.mjs'
import { filesIn } from './source-files.mjs'

/** Folders of words; Russian gives the type. */
export const locales = ['ru', 'en', 'kk']

/** The dictionaries of a folder, with the name that each file exports. */
const dictionariesIn = (folder, suffix = '') =>
  filesIn(folder)
    .filter((path) => path.slice(folder.length + 1) === basename(path))
    .map((path) => ({ path: `./${path.slice('messages/'.length)}`, name: `${camelCase(basename(path, '.ts'))}${suffix}` }))

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

const indexOf = (locale) => {
  const screens = dictionariesIn(`messages/${locale}`)
  const server = dictionariesIn(`messages/${locale}/server`)
  const refusals = dictionariesIn(`messages/${locale}/refusals`, 'Refusals')
  const codes = `  refusals: {\n${refusals.map(({ name }) => `    ...${name},`).join('\n')}\n  },`
  return [
    '// Written by `npm run words` from the files of the folder. Edit those.',
    ...[...screens, ...server, ...refusals].map(importOf).sort(byPath),
    ...(locale === 'ru' ? ["import type { SameWords } from './words.ts'"] : ["import type { Dictionary, ServerDictionary } from './ru.ts'"]),
    '',
    '/** What screens say: a browser loads these files one by one. */',
    `export const ${locale} = {\n${screens.map(({ name }) => `  ${name},`).join('\n')}\n}${locale === 'ru' ? '' : ' satisfies Dictionary'}`,
    '',
    '/** What only the server says. */',
    `export const ${locale}Server = {\n${server.map(({ name }) => `  ${name},`).join('\n')}\n${codes}\n}${locale === 'ru' ? '' : ' satisfies ServerDictionary'}`,
    ...(locale === 'ru' ? ['', 'export type Dictionary = SameWords<typeof ru>', 'export type ServerDictionary = SameWords<typeof ruServer>'] : []),
    '',
  ].join('\n')
}

const importOf = ({ name, path }) => `import { ${name} } from '${path}'`

const byPath = (a, b) => (a.split("'")[1] < b.split("'")[1] ? -1 : 1)

/** The path and text of each index, as the folders demand it now. */
export const wordIndexes = () => locales.map((locale) => ({ path: `messages/${locale}.ts`, text: indexOf(locale) }))

if (import.meta.main) for (const { path, text } of wordIndexes()) writeFileSync(join(root, path), text)
