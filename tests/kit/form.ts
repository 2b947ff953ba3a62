export type SentPart = { name: string; bytes: Uint8Array; type?: string }

/** A form as a browser sends it: files in the part `file`, and the other fields. */
export const formOf = async (parts: SentPart[], fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes, type } of parts)
    form.append('file', new File([new Uint8Array(bytes)], name, { type: type ?? 'application/octet-stream' }))
  const sent = new Response(form)
  return { body: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': sent.headers.get('content-type') ?? '' } }
}
