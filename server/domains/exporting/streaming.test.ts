import { Buffer } from 'node:buffer'
import readWorkbook, { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '../../kernel/db.ts'
import { tableExport } from '../../kernel/table-export.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

const total = 5_000
// the source below reads no database
const db = null as unknown as Db

/** A list of 5,000 rows that records each batch when it is read. */
const countedList = () => {
  const read: number[] = []
  const list = tableExport({
    name: 'educations',
    access: 'staff',
    filter: z.object({}),
    count: async () => total,
    read: async (_db, _filter, { after, limit }) => {
      read.push(after)
      return Array.from({ length: Math.min(limit, total - after) }, (_, index) => ({ id: after + index + 1 }))
    },
    columns: [
      { title: 'id', cell: ({ id }) => id },
      { title: 'specialty', cell: ({ id }) => `Специальность ${id} ${'ё'.repeat(200)}` },
    ],
  })
  return { read, list }
}

const source = { db, filter: {}, locale: 'ru' as const, requester: { id: 1, status: 10 } }

test.each([
  ['CSV', csvOf],
  ['XLSX', xlsxOf],
])('exports: a %s is written while its rows are read, batch by batch', async (_name, write) => {
  const { read, list } = countedList()
  const pieces: Uint8Array[] = []
  const readAtFirst: number[] = []
  for await (const piece of write({ titles: list.titles('ru'), batches: list.batches(source, 100), locale: 'ru' })) {
    if (readAtFirst.length === 0) readAtFirst.push(read.length)
    pieces.push(piece)
  }
  expect(read).toEqual(Array.from({ length: total / 100 + 1 }, (_, batch) => batch * 100))
  expect(readAtFirst[0]).toBeLessThan(10)
  expect(pieces.length).toBeGreaterThan(5)
})

test.each([2_500, 2_501, 5_001])('exports: a workbook continues in further sheets after %i rows', async (sheetRows) => {
  const { list } = countedList()
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxOf({ titles: list.titles('ru'), batches: list.batches(source, 700) }, sheetRows)) pieces.push(piece)
  const sheets = await readWorkbook(Buffer.concat(pieces))
  expect(sheets.length).toBe(Math.ceil(total / (sheetRows - 1)))
  expect(sheets.every(({ data }) => data.length <= sheetRows && data[0]?.[0] === '№')).toBe(true)
  expect(sheets.flatMap(({ data }) => data.slice(1).map(([id]) => id))).toEqual(Array.from({ length: total }, (_, index) => index + 1))
})

test('exports: a text that looks like an escape of Excel stays as it is', async () => {
  const batches = (async function* () {
    yield [['_x0041_ _X00e9_ _x41_']]
  })()
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxOf({ titles: ['a'], batches })) pieces.push(piece)
  const [, [text] = []] = await readSheet(Buffer.concat(pieces))
  expect(text).toBe('_x0041_ _X00e9_ _x41_')
})

test('exports: a workbook of many batches has every row once', async () => {
  const { list } = countedList()
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxOf({ titles: list.titles('ru'), batches: list.batches(source, 700) })) pieces.push(piece)
  const [titles, ...rows] = await readSheet(Buffer.concat(pieces))
  expect(titles).toEqual(['№', 'Специальность'])
  expect(rows.map(([id]) => id)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
})

test('exports: a source that fails breaks the file', async () => {
  const failing = async function* () {
    yield [['первая']]
    throw new Error('the database is unavailable')
  }
  const readAll = async (pieces: AsyncIterable<Uint8Array>) => {
    for await (const _piece of pieces);
  }
  for (const write of [csvOf, xlsxOf])
    await expect(readAll(write({ titles: ['id'], batches: failing(), locale: 'ru' }))).rejects.toThrow('unavailable')
})
