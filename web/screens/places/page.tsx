import { loadPlace } from '../../parts/spaces/page/load-place.ts'
import { PlacePage } from '../../parts/spaces/page/place-page.tsx'
import type { Route } from './+types/page'

export const loader = (args: Route.LoaderArgs) => loadPlace(args)

export default function PlaceScreen({ loaderData }: Route.ComponentProps) {
  return <PlacePage key={loaderData.place.id} data={loaderData} />
}
