import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { loadCertificatesOf } from '../../certificates/load-certificates-of.ts'
import { labelOfCity, largestCities } from '../../cities/load-cities.ts'
import { teamLineOf } from '../../teams/team-lines.tsx'

type Context = Readonly<RouterContextProvider>

const expand = 'educations,employments,themes,tags,achievements,languages,projects,files,resume,teams'

/** The user's own profile with all choices for its forms; a visitor signs in first. */
export const loadOwn = async (context: Context, request: Request) => {
  const { id: userId } = await signedIn(context, paths.profile())
  const call = api(context)
  const [person, completeness, statuses, interests, languages, groups, achievements, cities, certificates] = await Promise.all([
    call('GET /users/:id', { params: { id: userId }, query: { expand } }),
    call('GET /user/completeness'),
    call('GET /users/personal-status'),
    call('GET /user/interests'),
    call('GET /languages'),
    call('GET /employment-groups'),
    call('GET /achievements'),
    largestCities(context),
    loadCertificatesOf(context, { address: userId, page: pageOf(new URL(request.url).searchParams, 'certificates') }),
  ])
  return {
    person,
    city: await labelOfCity(context, person.address.city_id),
    cities,
    completeness,
    statuses: statuses._items,
    interests: interests._items.filter(({ selected }) => !selected).map(({ id, name }) => ({ id, name })),
    languages: languages._items.map(({ id, name }) => ({ id, name })),
    groups: groups._items,
    achievements: achievements._items,
    certificates,
    teams: (person.teams ?? []).map(teamLineOf),
  }
}
export type Own = Awaited<ReturnType<typeof loadOwn>>
