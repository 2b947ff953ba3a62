import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { User } from '../../../../contract/people/people.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { pageOf } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { loadCertificatesOf } from '../../certificates/load-certificates-of.ts'
import { loadActivityOf } from './load-activity-of.ts'
import { profileOf } from './profile-of.ts'

type Context = LoaderFunctionArgs['context']

const expand = 'educations,employments,themes,tags,achievements,languages,projects,files,resume,teams'

export const loadProfile = async ({ params, request, context }: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>) => {
  const address = params.id ?? ''
  const search = new URL(request.url).searchParams
  const [person, future, past, certificates, verified] = await Promise.all([
    personAt(context, address),
    loadActivityOf(context, { address, case: 'future', page: pageOf(search, 'future') }),
    loadActivityOf(context, { address, case: 'past', page: pageOf(search, 'past') }),
    loadCertificatesOf(context, { address, page: pageOf(search, 'certificates') }),
    verifiedOf(context, address),
  ])
  if (address !== String(person.id) && address !== person.slug && person.createdAt) throw redirect(paths.user(person.slug ?? person.id), 301)
  return { person: profileOf(person), future, past, certificates, verified }
}
export type ProfileData = Awaited<ReturnType<typeof loadProfile>>

/** An invalid user address returns 404 instead of 422. */
const personAt = async (context: Context, address: string): Promise<User> => {
  const attempt = await tryApi(context)('GET /users/:id', { params: { id: address }, query: { expand } })
  if (attempt.ok) return attempt.reply
  throw data(attempt.problem, { status: attempt.problem.reason === 'invalidInput' ? 404 : attempt.problem.status })
}

/** Optional and only for signed-in users: on failure the page is rendered without them; the kernel has logged it. */
const verifiedOf = async (context: Context, address: string) => {
  if (!context.get(siteContext).hasToken) return []
  const attempt = await tryApi(context)('GET /users/:id/verifications', { params: { id: address } })
  return attempt.ok ? attempt.reply._items.filter(({ verified }) => verified).map(({ type }) => type) : []
}
