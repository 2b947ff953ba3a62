import type { LoaderFunctionArgs } from 'react-router'
import { tryApi } from '../../kernel/api.ts'

type Context = LoaderFunctionArgs['context']

/** A page of the certificates of a user, or null on failure. */
export const loadCertificatesOf = async (context: Context, { address, page }: { address: number | string; page: number }) => {
  const attempt = await tryApi(context)('GET /users/:id/certificates', { params: { id: address }, query: { paginationPage: page } })
  return attempt.ok ? attempt.reply : null
}
export type CertificatesPage = NonNullable<Awaited<ReturnType<typeof loadCertificatesOf>>>
