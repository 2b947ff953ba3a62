import { expect, test } from 'vitest'
import { peopleByRole } from './people-by-role.ts'

const person = (name: string, userId: number | null = null, position: string | null = null) => ({ userId, name, position, photo: null })

test('people of an event: a speaker who also hosts stands once, with both roles', () => {
  const [anna, boris, vera] = [person('Анна', 1), person('Борис'), person('Вера', 3)]
  const { speakers, hosts } = peopleByRole([anna, boris], [person('Анна', 1), boris, vera])
  expect(speakers.map(({ name, isAlsoHost }) => [name, isAlsoHost])).toEqual([
    ['Анна', true],
    ['Борис', true],
  ])
  expect(hosts.map(({ name }) => name)).toEqual(['Вера'])
})

test('people of an event: namesakes are different people', () => {
  const speakers = [person('Анна', 1), person('Борис', null, 'Пекарь')]
  const hosts = [person('Анна', 2), person('Борис', null, 'Столяр'), person('Анна')]
  expect(peopleByRole(speakers, hosts).hosts).toHaveLength(3)
})
