import { EventPage } from '../parts/events/event-page.tsx'
import { actOnEvent, loadEventPage, refusalIn } from '../parts/events/event-page-data.ts'
import type { Route } from './+types/event'

/** The legacy address of an event; its canonical URL is /events/:id. */
export const loader = (args: Route.LoaderArgs) => loadEventPage(args)

export const action = (args: Route.ActionArgs) => actOnEvent(args)

export default function LegacyEventScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <EventPage key={loaderData.event.id} page={loaderData} refused={refusalIn(actionData)} answer={actionData ?? null} />
}
