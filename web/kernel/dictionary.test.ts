import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTags, locales } from '../../contract/locales.ts'
import { ru } from '../../messages/ru.ts'
import { trackedWords } from './dictionary.ts'
import { wordsFile } from './words-file.ts'

test('every dictionary area has a file of its name in every language, because browsers load it by that name', () => {
  const areas = locales.flatMap((locale) => Object.keys(ru).map((area) => `../../messages/${languageTags[locale]}/${wordsFile(area)}`))
  expect(areas.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([])
})

test('a page is sent with the areas it has used and those of error screens', () => {
  const { t, usedAreas } = trackedWords('en')
  expect(t.events.title).toBe('Events')
  expect([...usedAreas].sort()).toEqual(['common', 'errors', 'events'])
})
