import { expect, test } from 'vitest'
import { showsUnfinishedAnswers } from './cookies.ts'

test.each([
  ['/quiz/5', 'answering=5.token', true],
  ['/kz/quiz/slug?eventId=5', 'locale=kz; __Host-answering=5.token', true],
  ['/quiz/5.data?_routes=x', 'a=1;answering=5.token', true],
  ['/quiz/5', 'answering=; locale=ru', false],
  ['/quiz/5', 'not-answering=5.token', false],
  ['/quiz/5', undefined, false],
  ['/events/5?next=/quiz/5', 'answering=5.token', false],
])('the page %s with the cookies %s shows unfinished answers: %s', (address, cookies, expected) =>
  expect(showsUnfinishedAnswers(address, cookies)).toBe(expected),
)
