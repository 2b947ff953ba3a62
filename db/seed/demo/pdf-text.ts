import { inflateSync } from 'node:zlib'

/** The text of a PDF as a reader program would copy it: pages, their fonts and the code points of their glyphs. */
export const textOfPdf = (bytes: Buffer): string => {
  const objects = objectsOf(bytes)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => textOfPage(head, objects)).join('\n')
}

type PdfObject = { head: string; stream: string }
type Objects = ReadonlyMap<string, PdfObject>

const objectsOf = (bytes: Buffer): Objects => {
  const found = bytes.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)
  return new Map([...found].map(([, number = '', body = '']) => [number, objectOf(body)]))
}

const objectOf = (body: string): PdfObject => {
  const at = body.indexOf('stream\n')
  if (at < 0) return { head: body, stream: '' }
  if (!body.slice(0, at).includes('/FlateDecode')) return { head: body.slice(0, at), stream: '' }
  const compressed = Buffer.from(body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1')
  return { head: body.slice(0, at), stream: inflateSync(compressed).toString('latin1') }
}

const follow = (objects: Objects, head: string, name: string): PdfObject => {
  const number = new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(head)?.[1] ?? ''
  const object = objects.get(number)
  if (!object) throw new Error(`the PDF has no ${name}`)
  return object
}

const textOfPage = (head: string, objects: Objects) => {
  const resources = follow(objects, head, 'Resources').head
  const names = [...resources.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = '']) => name)
  const glyphs = new Map(names.map((name) => [name, glyphsOf(follow(objects, follow(objects, resources, name).head, 'ToUnicode').stream)]))
  const shown = follow(objects, head, 'Contents').stream.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*?)\] TJ/g)
  return [...shown].map(([, font = '', codes = '']) => wordsOf(codes, glyphs.get(font) ?? [])).join('\n')
}

const glyphsOf = (cmap: string): string[] =>
  [...cmap.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[(.*?)\]/g)].flatMap(([, range = '']) =>
    [...range.matchAll(/<([\da-f ]+)>/g)].map(([, units = '']) => String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16)))),
  )

const wordsOf = (codes: string, glyphs: string[]) =>
  [...codes.matchAll(/<([\da-f]+)>/g)]
    .flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
    .map((code) => glyphs[Number.parseInt(code, 16)] ?? '�')
    .join('')
