import { data, type RouterContextProvider, redirect } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { paths } from '../../../paths.ts'

type Context = Readonly<RouterContextProvider>

const expand = 'educations,employments,themes,tags,achievements,languages,projects,files,resume'

/** The user's own profile with all choices for its forms; a visitor signs in first. */
export const loadOwn = async (context: Context) => {
  const userId = await ownId(context)
  const call = api(context)
  const [person, completeness, statuses, interests, languages, groups, achievements] = await Promise.all([
    call('GET /users/:id', { params: { id: userId }, query: { expand } }),
    call('GET /user/completeness'),
    call('GET /users/personal-status'),
    call('GET /user/interests'),
    call('GET /languages'),
    call('GET /employment-groups'),
    call('GET /achievements'),
  ])
  return {
    person,
    completeness,
    statuses: statuses._items,
    interests: interests._items.filter(({ selected }) => !selected).map(({ id, name }) => ({ id, name })),
    languages: languages._items.map(({ id, name }) => ({ id, name })),
    groups: groups._items,
    achievements: achievements._items,
  }
}
export type Own = Awaited<ReturnType<typeof loadOwn>>

export const ownId = async (context: Context): Promise<number> => {
  const session = context.get(siteContext).hasToken ? await tryApi(context)('GET /auth/session') : null
  if (!session || (!session.ok && session.problem.status === 401)) throw redirect(paths.login(paths.profile()))
  if (!session.ok) throw data(session.problem, { status: session.problem.status })
  if (session.reply.secondStep) throw redirect(paths.secondStep(paths.profile()))
  return session.reply.id
}
