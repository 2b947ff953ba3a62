import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dictionaries } from '../messages/dictionaries.ts'

const client = join(import.meta.dirname, '../build/client')

test('words: browsers load no words of the server', () => {
  const scripts = globSync('assets/*.js', { cwd: client }).map((file) => readFileSync(join(client, file), 'utf8'))
  const { queues, occasions, tables, people } = dictionaries.ru
  const serverWords = [queues.parentalConsents.title, queues.employments.search, occasions.educationDecided.title, tables['http-statuses'].row]
  expect(scripts.some((script) => script.includes(people.description))).toBe(true)
  expect(serverWords.filter((words) => scripts.some((script) => script.includes(words)))).toEqual([])
})
