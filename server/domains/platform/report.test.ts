import { expect, test } from 'vitest'
import { openLog } from '../../kernel/log.ts'
import { isReportable, logReport } from './report.ts'

const logged = (report: Omit<Parameters<typeof logReport>[1], 'requestId' | 'siteUrl'>) => {
  const lines: string[] = []
  logReport(openLog('info', { write: (line: string) => lines.push(line) }), { requestId: 'r1', siteUrl: 'https://site.test', ...report })
  return lines.map((line) => JSON.parse(line))
}

test('six expected statuses are not reported, all others are (V497)', () => {
  const statuses = [400, 401, 403, 404, 422, 429, 500, 502, 503, 418, 0, undefined]
  expect(statuses.filter(isReportable)).toEqual([500, 502, 503, 418, 0, undefined])
  expect([400, 401, 403, 404, 422, 429, 500].flatMap((status) => logged({ message: 'TypeError: x', status })).map((line) => line.status)).toEqual([
    500,
  ])
})

test('a report has the error and its place without the query', () => {
  const [line] = logged({
    message: 'TypeError: Cannot read properties of undefined',
    stack:
      'TypeError: Cannot read properties of undefined\n    at EventPage (https://site.test/assets/event-page.js?v=secret:1:48213)\n    at other (a.js:1:2)',
    url: 'https://site.test/en/events/175400?search=Иван+Петров&token=abc#me',
    status: 500,
  })
  expect(line).toMatchObject({
    level: 'warn',
    requestId: 'r1',
    status: 500,
    kind: 'TypeError',
    message: 'TypeError: Cannot read properties of undefined',
    path: '/en/events/175400',
    frame: 'at EventPage (https://site.test/assets/event-page.js:1:48213)',
  })
})

test('names, emails, phones, codes and tokens are not logged', () => {
  const [line] = logged({
    message: `failed for anna@people.test, +7 (999) 123-45-67, code 4821, ${'a1B_'.repeat(11)}`,
    url: '/files/anna@people.test/+79991234567?name=Анна',
  })
  expect(line).toMatchObject({ kind: 'Error', message: 'failed for … …, code …, …', path: '/files/…/…' })
})

test('texts of the client are cut to 200 characters in the log', () => {
  const long = '😀 '.repeat(3_000)
  const [line] = logged({ message: long, stack: `at ${long}:1:2`, url: `/${'путь '.repeat(300)}` })
  for (const text of [line.message, line.path, line.frame]) expect([...text].length).toBeLessThanOrEqual(200)
})
