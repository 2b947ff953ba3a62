import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../../db/seed/demo/pdf-text.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { storeUpload } from '../uploads/store-upload.ts'
import { drawPdf } from './draw-pdf.ts'
import { drawPng } from './draw-png.ts'
import { layoutOf } from './layout.ts'
import { filledText, hoursOf, type Sample } from './printed-text.ts'
import { page, type Shape } from './shape.ts'

const kazakh = 'ӘәҒғҚқҢңӨөҰұҮүҺһІі'
const sample: Sample = {
  ...{ number: '2026-7K4M-9QXD', code: '7K4M9QXD2ABCDEFGHJKMNPQRST', user_name: kazakh, event_name: 'Жәрмеңке', role: 'participant' },
  ...{ place: 'Алматы', date_start: new Date('2026-03-10T05:00:00Z'), date_end: new Date('2026-03-12T13:00:00Z'), zone: 'Asia/Almaty' },
  ...{ locale: 'kz', palette: 3, text: null, bg_id: null, display_qr: true, issued_at: new Date('2026-03-13T00:00:00Z') },
}
const siteUrl = 'https://vmeste.test'
const shapesOf = (changes: Partial<Sample> = {}) => layoutOf({ certificate: { ...sample, ...changes }, background: null, siteUrl })
const pdfOf = (changes: Partial<Sample> = {}) =>
  drawPdf(shapesOf(changes), { title: 'Сертификат', author: 'Бірге', locale: 'kz', issuedAt: sample.issued_at })
const textsOf = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
const written = (changes: Partial<Sample>) =>
  textsOf(shapesOf(changes))
    .map(({ text }) => text)
    .join(' ')

test('the PDF embeds its fonts, with every Kazakh letter', async () => {
  const pdf = await pdfOf()
  const text = textOfPdf(pdf)
  for (const letter of kazakh) expect(text).toContain(letter)
  const source = pdf.toString('latin1')
  const fonts = [...source.matchAll(/\/Type \/FontDescriptor[\s\S]*?endobj/g)].map(([descriptor]) => descriptor)
  expect(fonts.length).toBeGreaterThanOrEqual(2)
  for (const font of fonts) expect(font).toMatch(/\/FontFile[23] \d+ 0 R/)
  expect(source).not.toContain('/BaseFont /Helvetica')
})

test('the PDF has the structure of an archive: metadata, colour profile, file id, no encryption or script', async () => {
  const source = (await pdfOf()).toString('latin1')
  expect(source.startsWith('%PDF-1.7\n%')).toBe(true)
  expect(source).toMatch(/\/OutputIntents \[\d+ 0 R\]/)
  expect(source).toMatch(/\/S \/GTS_PDFA1[\s\S]*?\/DestOutputProfile \d+ 0 R/)
  expect(source).toMatch(/\/Metadata \d+ 0 R/)
  expect(source).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B<\/pdfaid:conformance>/)
  expect(source).toMatch(/\/ID \[<[\da-f]{32}> <[\da-f]{32}>\]/)
  for (const absent of ['/Encrypt', '/JavaScript', '/LZWDecode', '/EmbeddedFile']) expect(source).not.toContain(absent)
  for (const [, annotation = ''] of source.matchAll(/(\/Subtype \/Link[\s\S]*?)endobj/g)) expect(annotation).toContain('/F 4')
})

test('a title cannot break the metadata, which are XML', async () => {
  const pdf = await drawPdf(shapesOf(), { title: 'R&D <b>О</b>', author: 'Бірге', locale: 'kz', issuedAt: sample.issued_at })
  expect(pdf.toString('utf8')).toContain('<rdf:li xml:lang="x-default">R＆D ‹b›О‹/b›</rdf:li>')
})

test('letters that the fonts lack are drawn in Latin script', async () => {
  expect(textOfPdf(await pdfOf({ user_name: 'გიორგი Әсел-王' }))).toContain('Giorgi Әсел-Wang')
})

test('a text of repeated placeholders is cut', () => {
  expect(filledText({ ...sample, user_name: 'Ж'.repeat(150), text: '{имя}'.repeat(333) }).text).toHaveLength(3000)
})

test('equal certificates make equal files', async () => {
  expect((await pdfOf()).equals(await pdfOf())).toBe(true)
})

test('long names, titles and texts stay inside the page', () => {
  const long = {
    user_name: 'Рождественская-Оболенская '.repeat(10),
    event_name: 'Конференция предпринимателей '.repeat(12),
    text: 'О программе. '.repeat(150),
  }
  for (const changes of [long, { text: 'ж'.repeat(2000) }, { user_name: 'Ж'.repeat(150) }]) {
    const lines = textsOf(shapesOf(changes))
    expect(lines.length).toBeGreaterThan(5)
    for (const { y, x, size } of lines) expect([x > 0, y < page.height - 40, y - size > 0]).toEqual([true, true, true])
  }
  expect(written(long)).toContain('Рождественская-Оболенская')
})

test('placeholders of every language are filled, and named values other than the holder are not printed twice (V445)', () => {
  const text = written({ locale: 'ru', user_name: 'Анна Ли', text: '{имя} — {event}, {сағат} ч., {роль}, {чужое}' })
  expect(text).toContain('Анна Ли — Жәрмеңке, 24 ч., участник, {чужое}')
  expect([text.split('Анна Ли').length, text.split('Жәрмеңке').length]).toEqual([3, 2])
  expect(written({ text: '<script>alert(1)</script> & {name}' })).toContain('<script>alert(1)</script> &')
})

test('hours count each day of an event of several days', () => {
  const hours = (start: string, end: string) => hoursOf({ date_start: new Date(start), date_end: new Date(end), zone: 'UTC', locale: 'ru' })
  expect(hours('2026-03-10T10:00:00Z', '2026-03-10T12:30:00Z')).toBe('2,5')
  expect(hours('2026-03-10T10:00:00Z', '2026-03-12T18:00:00Z')).toBe('24')
  expect(hours('2026-03-10T22:00:00Z', '2026-03-11T04:00:00Z')).toBe('6')
  expect(hours('2026-03-14T10:00:00Z', '2026-03-16T10:00:00Z')).toBe('48')
  expect(hours('2026-03-14T10:00:00Z', '2026-03-15T11:00:00Z')).toBe('25')
  expect(hours('2026-03-14T18:00:00Z', '2026-03-16T12:00:00Z')).toBe('42')
})

test('without the QR setting the page has none; the code is printed either way (V445)', () => {
  const count = (display_qr: boolean) => shapesOf({ display_qr }).length
  expect(count(true) - count(false)).toBe(2)
  expect(written({ display_qr: false })).toContain('7K4M9QX-D2ABCDE')
})

test('the QR code and the link of the PDF lead to the validation page with the code (V446)', async () => {
  const address = `${siteUrl}/kz/certificate/validation?code=${sample.code}`
  const { data, info } = await sharp(await drawPng(shapesOf()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(address)
  const pdf = await pdfOf()
  expect(pdf.toString('latin1')).toContain(address)
  expect(pdf.length - (await pdfOf({ display_qr: false })).length).toBeGreaterThan(1000)
})

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('the preview differs by text, background and QR code, and hides foreign drafts (V445, C087)', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, status: 'draft', name: 'Черновик' })
  const ask = (query: string, by = owner) =>
    world.app.inject({ url: `/api/events/certificate-preview?eventId=${id}&${query}`, headers: { authorization: `Bearer ${by.token}` } })
  const first = await ask('')
  const [plain, again] = [first.rawPayload, (await ask('')).rawPayload]
  expect((await sharp(plain).metadata()).format).toBe('png')
  expect(plain.equals(again)).toBe(true)
  for (const query of ['certificateText=Текст', 'certificateDisplayQr=1']) expect((await ask(query)).rawPayload.equals(plain)).toBe(false)
  expect((await ask('format=pdf')).headers['content-type']).toBe('application/pdf')
  expect((await ask('certificateBg=/files/nonsense')).rawPayload.equals(plain)).toBe(true)
  const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#102040' } })
    .png()
    .toBuffer()
  const sent = { name: 'bg.png', mime: 'image/png', bytes, ownerId: owner.id, isClaimed: false }
  const shown = await storeUpload(world.resources, { ...sent, purpose: 'photo' })
  const secret = await storeUpload(world.resources, { ...sent, purpose: 'consent' })
  expect((await sharp((await ask(`certificateBg=${shown}`)).rawPayload).stats()).dominant).toMatchObject({ r: 8, g: 24, b: 72 })
  expect((await ask(`certificateBg=/files/${secret}`)).rawPayload.equals(plain)).toBe(true)
  expect((await ask('', await world.given.person())).statusCode).toBe(403)
})
