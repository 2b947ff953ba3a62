import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export type WireAnswer = { headers: Record<string, string | string[]>; body: Buffer }

/** The raw bytes of an answer, because fetch would decompress them. */
export const wireAnswer = async (url: string, headers: Record<string, string>): Promise<WireAnswer> => {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`)
  const known = Object.entries(response.headers).filter((header): header is [string, string | string[]] => header[1] !== undefined)
  return { headers: Object.fromEntries(known), body: Buffer.concat(chunks) }
}
