import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await createWorld()
  token = (await world.given.person()).token
})
afterAll(() => world.close())

const script = '<script>alert(document.cookie)</script>'
const text = (content: string) => Buffer.from(content)
const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()
const jpeg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
const gif = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a6' } })
    .gif()
    .toBuffer()
const pdf = `%PDF-1.4\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\ntrailer\n<<>>\n%%EOF\n`

/** A PNG of a few hundred bytes that declares 40,000 × 40,000 pixels. */
const bomb = () => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([text(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(40_000, 0)
  head.writeUInt32BE(40_000, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(5_001))), chunk('IEND', Buffer.alloc(0))])
}

const crc = (bytes: Buffer) => {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

type DisguisedUpload = [what: string, name: string, claimedType: string, bytes: () => Buffer | Promise<Buffer>]

const disguisedUploads: DisguisedUpload[] = [
  ['a page called a picture', 'photo.png', 'image/png', () => text(`<!doctype html>${script}`)],
  ['a drawing with a script', 'logo.svg', 'image/svg+xml', () => text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  [
    'a drawing with a script called a picture',
    'logo.png',
    'image/png',
    () => text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
  ],
  ['a script that begins as a GIF', 'a.gif', 'image/gif', () => text('GIF89a=1;alert(document.cookie)//')],
  ['a GIF with a script behind it', 'a.js', 'text/javascript', async () => Buffer.concat([await gif(), text(`;\n${script}`)])],
  ['a PNG with a page behind it', 'a.html', 'text/html', async () => Buffer.concat([await png(), text(`<html>${script}</html>`)])],
  ['a JPEG with a page in its comment', 'a.jpg', 'text/html', async () => withComment(await jpeg(), `<html>${script}</html>`)],
  ['a page behind the beginning of a PDF', 'a.html', 'text/html', () => text(`%PDF-1.7\n<html>${script}</html>`)],
  ['a PDF behind the beginning of a page', 'a.pdf', 'application/pdf', () => text(`<html>${script}</html>${pdf}`)],
  ['a PDF that runs a script', 'a.pdf', 'application/pdf', () => text(pdf)],
  ['a picture of 1.6 billion pixels', 'bomb.png', 'image/png', bomb],
  ['a picture called a page', 'index.html', 'text/html', png],
  ['a name that climbs out of its folder', '../../../server/app.png', 'image/png', png],
  ['a name of another system that climbs out', '..\\..\\windows\\system.png', 'image/png', png],
  ['a name that reads backwards', 'photo\u202Egnp.exe', 'image/png', png],
  ['a name with a zero in it', 'photo.png\u0000.html', 'image/png', png],
  ['a name that breaks a header', 'a"\r\nset-cookie: x=1; a=".png', 'image/png', png],
  ['a name that is a page', '<img src=x onerror=alert(1)>.png', 'image/png', png],
  ['a program', 'setup.png', 'image/png', () => Buffer.concat([text('MZ'), Buffer.alloc(300)])],
  ['a web archive', 'a.zip', 'application/zip', () => text(`From: a\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${script}`)],
  [
    'a feed that is a page',
    'a.xlsx',
    'application/vnd.ms-excel',
    () => text(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`),
  ],
  ['half of a picture', 'a.png', 'image/png', async () => (await png()).subarray(0, 40)],
  ['text in UTF-16', 'a.png', 'image/png', () => Buffer.from(`\uFEFF<html>${script}</html>`, 'utf16le')],
  ['a style sheet', 'a.jpg', 'image/jpeg', () => text('@import url(//evil.example/a.css);')],
]

const withComment = (bytes: Buffer, comment: string) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text(comment), bytes.subarray(2)])
}

const inert = /^(image\/(png|jpeg|webp)|application\/(pdf|zip|vnd\.openxmlformats-officedocument\.[\w.]+))$/

/** The stored name and the response that serves the file; null if the upload is refused. */
const servedAs = async (name: string, type: string, bytes: Uint8Array) => {
  const { status, body } = await world.request({ method: 'POST', url: '/api/uploads', token, ...(await formOf([{ name, bytes, type }])) })
  if (status === 422) return null
  expect(status).toBe(200)
  return { name: body.name as string, answer: await world.app.inject({ url: body.url }) }
}

test('none of more than 20 disguised uploads is served as active content (A107)', async () => {
  const refused: string[] = []
  for (const [what, name, type, bytes] of disguisedUploads) {
    const served = await servedAs(name, type, await bytes())
    if (!served) {
      refused.push(what)
      continue
    }
    const { headers, rawPayload } = served.answer
    expect([what, inert.test(String(headers['content-type']))]).toEqual([what, true])
    expect([what, headers['x-content-type-options'], headers['content-security-policy']]).toEqual([what, 'nosniff', "default-src 'none'; sandbox"])
    expect([what, headers['set-cookie']]).toEqual([what, undefined])
    const isPicture = String(headers['content-type']).startsWith('image/')
    expect([what, String(headers['content-disposition']).split(';')[0]]).toEqual([what, isPicture ? 'inline' : 'attachment'])
    if (isPicture) expect([what, rawPayload.includes('alert(')]).toEqual([what, false])
    expect([what, /^[^/\\\p{Cc}\p{Cf}]+\.(png|jpg|webp|pdf|zip|docx|xlsx|pptx)$/u.test(served.name)]).toEqual([what, true])
  }
  expect(refused).toEqual([
    'a page called a picture',
    'a drawing with a script',
    'a drawing with a script called a picture',
    'a script that begins as a GIF',
    'a PDF behind the beginning of a page',
    'a picture of 1.6 billion pixels',
    'a program',
    'a web archive',
    'a feed that is a page',
    'half of a picture',
    'text in UTF-16',
    'a style sheet',
  ])
})

test('names lose unsafe characters and get the extension of their bytes', async () => {
  const names: [string, string][] = [
    ['Смета на осень.html', 'Смета на осень.png'],
    ['../../../server/app.png', 'app.png'],
    ['photo\u202Egnp.exe', 'photognp.png'],
    ['.png', 'file.png'],
    ['...', 'file.png'],
    ['Ёлка.tar.gz', 'Ёлка.tar.png'],
    [`${'я'.repeat(400)}.png`, `${'я'.repeat(200)}.png`],
  ]
  for (const [sent, stored] of names) expect((await servedAs(sent, 'image/png', await png()))?.name).toBe(stored)
})
