import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/**
 * The chunks of a request body. A body is rejected by its Content-Length, or as soon as it exceeds the limit. The request
 * stays open, because the answer is sent on its connection.
 */
export async function* bodyChunks({ raw, headers }: FastifyRequest, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Refusal('bodyTooLarge')
  let size = 0
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > maxBytes) throw new Refusal('bodyTooLarge')
    yield chunk
  }
}

export const readBytes = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const read: Uint8Array[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read)
}
