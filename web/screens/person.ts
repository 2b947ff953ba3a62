import { redirect } from 'react-router'
import { actOnPerson } from '../parts/people/act-on-person.ts'
import { loadMoreActivity } from '../parts/people/profile/load-activity-of.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/person'

export const action = (args: Route.ActionArgs) => actOnPerson(args)

/** Data for scripts. Opened by hand, without a user, the address leads to the list. */
export const loader = (args: Route.LoaderArgs) => {
  if (!new URL(args.request.url).searchParams.has('userId')) throw redirect(paths.users())
  return loadMoreActivity(args)
}
