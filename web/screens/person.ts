import { actOnPerson } from '../parts/people/act-on-person.ts'
import { loadMoreActivity } from '../parts/people/profile/load-activity-of.ts'
import type { Route } from './+types/person'

export const action = (args: Route.ActionArgs) => actOnPerson(args)

export const loader = (args: Route.LoaderArgs) => loadMoreActivity(args)
