import { EventPage } from '../../parts/events/event-page.tsx'
import { actOnEvent, loadEventPage, refusalIn } from '../../parts/events/event-page-data.ts'
import type { Route } from './+types/page'

export const loader = (args: Route.LoaderArgs) => loadEventPage(args)

export const action = (args: Route.ActionArgs) => actOnEvent(args)

export default function EventScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <EventPage key={loaderData.event.id} page={loaderData} refused={refusalIn(actionData)} answer={actionData ?? null} />
}
