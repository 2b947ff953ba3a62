import { redirect } from 'react-router'
import type { Route } from './+types/event-point-view'

/** A legacy address of places (V037). */
export const loader = ({ params, request }: Route.LoaderArgs) =>
  redirect(`/places/${encodeURIComponent(params.id)}${new URL(request.url).search}`, 301)
