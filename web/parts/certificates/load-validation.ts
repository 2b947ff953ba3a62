import { data, type LoaderFunctionArgs } from 'react-router'
import type { Certificate } from '../../../contract/certificates/certificates.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { tryApi } from '../../kernel/api.ts'

type Context = LoaderFunctionArgs['context']
export type Validation = { typed: string; result: 'none' | 'unknown' | 'tooMany' | Certificate }

/** The certificate of the number in the path, or of the number or code in the query. The form sends what the user typed. */
export const loadValidation = async ({ params, request, context }: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>) => {
  const search = new URL(request.url).searchParams
  const typed = numberIn((params.id ?? search.get('code') ?? '').trim().slice(0, 300))
  const result = typed ? await resultFor(context, { typed, isNumber: params.id !== undefined }) : 'none'
  return data<Validation>({ typed, result }, { status: result === 'unknown' ? 404 : 200 })
}

const resultFor = (context: Context, { typed, isNumber }: { typed: string; isNumber: boolean }) =>
  !isNumber && isCode(typed) ? byCode(context, typed) : byNumber(context, typed)

/** The number or code of a pasted address, such as that of the QR code, or after a pasted «№»; otherwise the text as typed. */
const numberIn = (typed: string): string => {
  const address = typed.includes('/') && URL.parse(/^https?:/.test(typed) ? typed : `https://${typed}`)
  return (address ? codeOf(address) : (typed.split('№').at(-1) ?? '')).trim().slice(0, 64)
}

const codeOf = ({ searchParams, pathname, href }: URL): string => searchParams.get('code') ?? /\/cert\/([^/]+)\/?$/.exec(pathname)?.[1] ?? href

/** A number has 12 letters and digits, a code 26. */
const isCode = (typed: string): boolean => typed.replace(/[^\p{L}\p{N}]/gu, '').length > 20

const byCode = async (context: Context, code: string): Promise<Validation['result']> => {
  const attempt = await tryApi(context)('GET /events/check-certificate/:code', { params: { code } })
  return attempt.ok ? (attempt.reply.certificate ?? 'unknown') : resultOf(attempt.problem)
}

const byNumber = async (context: Context, number: string): Promise<Validation['result']> => {
  const attempt = await tryApi(context)('GET /events/cert/:number', { params: { number } })
  return attempt.ok ? attempt.reply : resultOf(attempt.problem)
}

/** A failure says nothing about a certificate: the error page shows it. */
const resultOf = (problem: Problem): 'unknown' | 'tooMany' => {
  if (problem.status === 429) return 'tooMany'
  if (problem.status === 404 || problem.status === 422) return 'unknown'
  throw data(problem, { status: problem.status })
}
