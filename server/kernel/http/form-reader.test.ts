import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormLimits, readForm } from './form-reader.ts'

const limits: FormLimits = { parts: 20, files: 2, fileBytes: 1000 }
const multipart = 'multipart/form-data; boundary=x'
const urlencoded = 'application/x-www-form-urlencoded'

const field = (name: string, value = '') => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, content: string, fileName = 'a.txt') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n`
const end = '--x--\r\n'

/** Sends a body in chunks and counts the chunks that the reader consumed. */
const send = async (chunks: Iterable<string>, contentType = multipart) => {
  let taken = 0
  const sent = async function* () {
    for (const chunk of chunks) {
      taken += 1
      yield Buffer.from(chunk)
    }
  }
  const outcome = await readForm(sent(), contentType, limits).catch((error) => error.code)
  return { outcome, taken: () => taken }
}

describe('form reader', () => {
  test('reads fields and files at any chunk boundaries', async () => {
    const body = Buffer.from(field('city', 'Алматы') + file('file', 'содержимое\r\n--', 'смета «А».txt') + field('city', 'Омск') + end)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: body.length - 1 }), { maxLength: 20 }), async (cuts) => {
        const at = [0, ...[...new Set(cuts)].sort((a, b) => a - b), body.length]
        const chunks = async function* () {
          for (const [index, from] of at.slice(0, -1).entries()) yield body.subarray(from, at[index + 1])
        }
        const parts = await readForm(chunks(), multipart, limits)
        expect(parts.map(({ name, value }) => [name, typeof value === 'string' ? value : [value.name, String(value.bytes)]]).sort()).toEqual([
          ['city', 'Алматы'],
          ['city', 'Омск'],
          ['file', ['смета «А».txt', 'содержимое\r\n--']],
        ])
      }),
      { numRuns: 200, seed: 20261122 },
    )
  })

  test('rejects 20,000 empty parts at the 21st', async () => {
    const { outcome, taken } = await send(Array.from({ length: 20_000 }, (_, index) => field(`f${index}`)))
    expect([outcome, taken()]).toEqual(['tooManyFields', 21])
  })

  test('rejects a form with too many urlencoded fields before reading it to the end', async () => {
    const { outcome, taken } = await send(
      Array.from({ length: 20_000 }, (_, index) => `f${index}=1&`),
      urlencoded,
    )
    expect([outcome, taken()]).toEqual(['tooManyFields', 21])
    expect((await send(['a=1&'.repeat(21)], urlencoded)).outcome).toBe('tooManyFields')
    expect((await send(['a=1&'.repeat(20)], urlencoded)).outcome).toHaveLength(20)
  })

  test('rejects an oversized file and a surplus file before reading them to the end', async () => {
    const large = await send([file('a', 'x').slice(0, -3), ...Array<string>(1000).fill('y'.repeat(100))])
    expect([large.outcome, large.taken()]).toEqual(['fileTooLarge', 12])
    const many = await send([file('a', '1'), file('b', '2'), file('c', '3'), ...Array<string>(1000).fill(file('d', '4'))])
    expect([many.outcome, many.taken()]).toEqual(['tooManyFiles', 3])
  })

  test.each([
    ['no boundary', [''], 'multipart/form-data'],
    ['another boundary', ['--y\r\n\r\n\r\n--y--'], multipart],
    ['a cut part', [field('a', '1'), '--x\r\ncontent-disposition: form-da'], multipart],
    ['a cut file', [file('a', '1'), file('b', '2').slice(0, -2)], multipart],
    ['no end', [field('a', '1')], multipart],
    ['nothing', [], multipart],
    ['an endless boundary', [field('a', '1'), end], `${multipart}${'x'.repeat(500)}`],
    ['a part without a name', ['--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n', end], multipart],
    ['a long name', [field('n'.repeat(300)), end], multipart],
    ['a long urlencoded name', [`${'n'.repeat(300)}=1`], urlencoded],
    ['another media type', ['{}'], 'application/json'],
  ])('rejects a malformed form: %s', async (_what, chunks, contentType) => {
    expect((await send(chunks, contentType)).outcome).toBe('malformedBody')
  })

  test('rejects a form whose client aborts', async () => {
    const sent = async function* () {
      yield Buffer.from(field('a', '1'))
      throw new Error('aborted')
    }
    await expect(readForm(sent(), multipart, limits)).rejects.toMatchObject({ code: 'malformedBody' })
  })

  test('parses random bytes into a form or a refusal', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(fc.constantFrom('--x', '\r\n', '\r\n\r\n', '--', 'content-disposition: form-data; name="a"', '; filename="', ':'), fc.string()),
        ),
        async (pieces) => {
          const { outcome } = await send(pieces)
          expect(Array.isArray(outcome) || outcome === 'malformedBody').toBe(true)
        },
      ),
      { numRuns: 500, seed: 20261122 },
    )
  })
})
