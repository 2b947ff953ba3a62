import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const built: Record<string, { file: string }> = JSON.parse(readFileSync(join(import.meta.dirname, '../build/client/.vite/manifest.json'), 'utf8'))

/** The sources of the words among the files that the start script of a page loads. */
const wordsIn = (html: string) =>
  Object.entries(built)
    .filter(([source, { file }]) => source.startsWith('messages/') && html.includes(`"/${file}"`))
    .map(([source]) => source.slice('messages/'.length))
    .sort()

test.each([
  ['/events', 'ru'],
  ['/en/events', 'en'],
  ['/kz/events', 'kk'],
])('first load of %s: words of the catalogue alone, without the list of all areas', async (address, language) => {
  const { $ } = await world.page(address)
  expect(wordsIn($.html())).toEqual(['common', 'events', 'layout', 'lists'].map((area) => `${language}/${area}.ts`))
  expect(built).toHaveProperty([`messages/browser/${language}.ts`])
})
