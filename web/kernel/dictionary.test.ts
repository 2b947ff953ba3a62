import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTags, locales } from '../../contract/locales.ts'
import { ru } from '../../messages/ru.ts'
import { trackedWords } from './dictionary.ts'
import { wordsFile } from './words-file.ts'

test('every dictionary area has a file of its name in every language, because browsers load it by that name', () => {
  const areas = locales.flatMap((locale) => Object.keys(ru).map((area) => `../../messages/${languageTags[locale]}/${wordsFile(area)}`))
  expect(areas.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([])
})

test('a page is sent with the areas it has used and the name of the site', () => {
  const { t, usedAreas } = trackedWords('en')
  expect(t.events.title).toBe('Events')
  expect([...usedAreas].sort()).toEqual(['common', 'events'])
})

test('Kazakh: no suffix and no postposition follows an inserted value, because both depend on it', () => {
  const folder = new URL('../../messages/kk/', import.meta.url)
  const lines = globSync('**/*.ts', { cwd: folder }).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  const suffix = 'ға|ге|қа|ке|да|де|та|те|дан|ден|тан|тен|ның|нің|дың|дің|тың|тің|ы|і'
  const follows = new RegExp(`\\}(?:\\s*(?:\\S{1,3}\\s)?(?:дейін|бері|кейін|бастап)|-?(?:${suffix}))(?!\\p{L})`, 'u')
  expect('} дейін').toMatch(follows)
  expect(lines.filter((line) => follows.test(line))).toEqual([])
})

test('English: contractions, with the typographic apostrophe', () => {
  const folder = new URL('../../messages/en/', import.meta.url)
  const texts = globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const uncontracted = /\b(?:cannot|(?:can|do|does|did|is|are|was|were|will|would|should|could|has|have) not|(?:you|we|they) will)\b|n't\b/gi
  expect('You cannot').toMatch(uncontracted)
  expect(texts.flatMap((text) => text.match(uncontracted) ?? [])).toEqual([])
})
