import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const built: Record<string, { file: string; css?: string[] }> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../build/client/.vite/manifest.json'), 'utf8'),
)

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

test('style sheet of a page: applied once, with no rule that computes all styles again at every change', async () => {
  const { $ } = await world.page('/')
  const sheets = $('link[rel=stylesheet]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
  expect(sheets).toHaveLength(1)
  const path = sheets[0]?.replace('#', '').slice(1) ?? ''
  const ofScripts = Object.values(built).flatMap(({ css }) => css ?? [])
  expect(ofScripts).not.toEqual([])
  expect(ofScripts).not.toContain(path)
  const rules = readFileSync(join(import.meta.dirname, '../build/client', path), 'utf8')
  const anyElementAfterHas = /:has\([^{},]*?\)\s*[>~+\s]\s*(?:\*|:not\()/g
  expect(':has(> .side-panel) > :not(.side-panel)').toMatch(anyElementAfterHas)
  expect(rules.match(anyElementAfterHas)).toBeNull()
})
