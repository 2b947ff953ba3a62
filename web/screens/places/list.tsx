import { PlaceCatalogue } from '../../parts/places/catalogue/catalogue.tsx'
import { loadPlaces } from '../../parts/places/catalogue/load.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadPlaces(args)

export default function PlacesScreen({ loaderData }: Route.ComponentProps) {
  return <PlaceCatalogue catalogue={loaderData} />
}
