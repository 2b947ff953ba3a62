import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTags, locales } from '../../contract/locales.ts'
import { ru } from '../../messages/ru.ts'
import { spokenWords } from './dictionary.ts'

test('every area of words has a file of its name in every language, which is how browsers load it', () => {
  const areas = locales.flatMap((locale) => Object.keys(ru).map((area) => `../../messages/${languageTags[locale]}/${area}.ts`))
  expect(areas.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([])
})

test('a page is sent with the words it has spoken, and those of what may fail', () => {
  const { t, spoken } = spokenWords('en')
  expect(t.events.title).toBe('Events')
  expect([...spoken].sort()).toEqual(['common', 'errors', 'events'])
})
