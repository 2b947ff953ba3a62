import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cellsOf = async (texts: string[]) => {
  const batches = (async function* () {
    yield texts.map((cell) => [cell, 'x'])
  })()
  const table = await text(csvOf({ titles: ['a', 'b'], batches, locale: 'ru' }))
  const [, rows = ''] = table.split(/^\uFEFF?a;b\r\n/)
  return rows.split(/;x\r\n/).slice(0, -1)
}

test('csv: a phone number stays as it is', async () => {
  const phones = ['+79000000011', '+7 (900) 000-00-11', '8 900 000-00-11', '-5', '(900) 11']
  expect(await cellsOf(phones)).toEqual(phones)
})

test('csv: a text that a spreadsheet would run begins with an apostrophe', async () => {
  const hostile = ['=1+1', '+79000000011+cmd', '+1*2', '-1+1', '+SUM(A1)', '-cmd', '@SUM(1)', '+7900\u00a0=1', '+', '-x', '\uFF1D1']
  for (const [place, cell] of (await cellsOf(hostile)).entries()) expect(cell.replace(/^"/, '')).toBe(`'${hostile[place]}`)
})

test('csv: a carriage return at the start is guarded, and a line break after a phone is no phone', async () => {
  const guarded = await cellsOf(['\t=1', '\r=1', '+7900\n=1'])
  expect(guarded).toEqual([`'\t'=1`, '"\'\r\'=1"', '"\'+7900\n\'=1"'])
})

test('csv: no cell of a program with the other separator begins with a formula', async () => {
  const inner = ["x,=cmd|'/C calc'!A0", 'x; +1', 'x,"=1"', 'x\t@SUM(1)', 'x\n-1', 'x,;=1', 'x,\uFF1D1']
  const batches = (async function* () {
    yield inner.map((cell) => ['a', cell])
  })()
  const table = await text(csvOf({ titles: ['a', 'b'], batches, locale: 'ru' }))
  const cells = table.split(/[,;\t\r\n]+/).map((cell) => cell.replace(/^[\s"]+/, ''))
  expect(cells.length).toBeGreaterThan(2 * inner.length)
  expect(cells.filter((cell) => /^[=+@\uFF1D-]/.test(cell))).toEqual([])
})

test('csv: a text with either separator is quoted', async () => {
  expect(await cellsOf(['a,b', 'a;b', 'ab'])).toEqual(['"a,b"', '"a;b"', 'ab'])
})
