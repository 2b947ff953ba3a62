import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { PeopleCatalogue } from '../../parts/people/catalogue/catalogue.tsx'
import { loadPeople } from '../../parts/people/catalogue/load.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadPeople(args)

/** A card stores the result of its own action, so an action does not reload the list. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !formAction?.endsWith(paths.person()) && defaultShouldRevalidate

export default function UsersScreen({ loaderData }: Route.ComponentProps) {
  return <PeopleCatalogue catalogue={loaderData} />
}
