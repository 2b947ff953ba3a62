import { PlaceCatalogue } from '../../parts/spaces/catalogue/catalogue.tsx'
import { loadPlaces } from '../../parts/spaces/catalogue/load.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadPlaces(args)

export default function PlacesScreen({ loaderData }: Route.ComponentProps) {
  return <PlaceCatalogue catalogue={loaderData} />
}
