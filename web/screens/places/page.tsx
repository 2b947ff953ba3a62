import { answerCoworking } from '../../parts/coworking/answer-coworking.ts'
import { loadPlace } from '../../parts/spaces/page/load-place.ts'
import { PlacePage } from '../../parts/spaces/page/place-page.tsx'
import type { Route } from './+types/page'

export const loader = (args: Route.LoaderArgs) => loadPlace(args)

export const action = (args: Route.ActionArgs) => answerCoworking(args)

export default function PlaceScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage key={loaderData.place.id} data={loaderData} answer={actionData ?? null} />
}
