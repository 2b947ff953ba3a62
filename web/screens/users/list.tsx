import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { PeopleCatalogue } from '../../parts/people/catalogue/catalogue.tsx'
import { loadPeople } from '../../parts/people/catalogue/load.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadPeople(args)

/** A button on a card keeps its own answer, so a press loads no list anew. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !formAction?.endsWith(paths.person()) && defaultShouldRevalidate

export default function UsersScreen({ loaderData }: Route.ComponentProps) {
  return <PeopleCatalogue catalogue={loaderData} />
}
