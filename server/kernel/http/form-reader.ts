import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { SentFile } from '../../../contract/kit.ts'
import { Refusal } from '../refusal.ts'

/** `parts` counts fields and files together. */
export type FormLimits = { parts: number; files: number; fileBytes: number }
export type FormPart = { name: string; value: string | SentFile }

/** The total bytes of all text fields and part headers of a form. */
export const formBytes = 64 * 1024

const nameBytes = 200
const partHeaders = { headerPairs: 8, headerSize: 4 * 1024 }

/** Parses a form while it arrives. Guarantee: parsing stops at the part that exceeds a limit, and nothing of it is stored. */
export const readForm = async (chunks: AsyncIterable<Uint8Array>, contentType: string, limits: FormLimits): Promise<FormPart[]> => {
  try {
    const parser = openParser(contentType, limits)
    const parts = collectParts(parser, limits)
    // a rejection between two chunks is handled at the next await
    parts.catch(() => undefined)
    for await (const chunk of chunks) await Promise.race([parts, writeChunk(parser, chunk)])
    parser.end()
    return await parts
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('malformedBody')
  }
}

/** A boundary has at most 70 characters (RFC 2046). A longer one would make the search slow, because each byte costs its length. */
const contentTypeLength = 200

const openParser = (contentType: string, { parts, files, fileBytes }: FormLimits): BusboyInstance => {
  if (contentType.length > contentTypeLength) throw new Refusal('malformedBody')
  return new Busboy({
    headers: { 'content-type': contentType },
    preservePath: true,
    // one extra field, because at its limit the urlencoded parser silently drops the rest of a chunk
    limits: { ...partHeaders, parts, fields: parts + 1, files, fileSize: fileBytes, fieldSize: formBytes, fieldNameSize: nameBytes },
  })
}

const writeChunk = (parser: BusboyInstance, chunk: Uint8Array) => new Promise<void>((resolve) => parser.write(chunk, () => resolve()))

const collectParts = (parser: BusboyInstance, { parts: maxParts }: FormLimits): Promise<FormPart[]> =>
  new Promise((resolve, reject) => {
    const parts: FormPart[] = []
    const fail = (code: Refusal['code']) => reject(new Refusal(code))
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (!isName(name) || isNameCut) return fail('malformedBody')
      if (isValueCut) return fail('bodyTooLarge')
      if (parts.length === maxParts) return fail('tooManyFields')
      parts.push({ name, value })
    })
    parser.on('file', (name, stream, fileName) => {
      if (!isName(name)) fail('malformedBody')
      stream.on('limit', () => fail('fileTooLarge'))
      stream.on('error', () => fail('malformedBody'))
      collectFile(stream, (bytes) => parts.push({ name, value: { name: fileNameOf(fileName), bytes } }))
    })
    parser.on('partsLimit', () => fail('tooManyFields'))
    parser.on('fieldsLimit', () => fail('tooManyFields'))
    parser.on('filesLimit', () => fail('tooManyFiles'))
    parser.on('error', () => fail('malformedBody'))
    parser.on('finish', () => resolve(parts))
  })

/** A multipart part may have no name, although the types of the parser require one. */
const isName = (name: string | undefined) => name !== undefined && name.length <= nameBytes

/** Removes NULs instead of rejecting the file, because a file name is only displayed. */
const fileNameOf = (name: string | undefined): string => (name ?? '').replaceAll('\0', '')

const collectFile = (stream: BusboyFileStream, onEnd: (bytes: Uint8Array) => void) => {
  const chunks: Uint8Array[] = []
  stream.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  stream.on('end', () => onEnd(Buffer.concat(chunks)))
}
