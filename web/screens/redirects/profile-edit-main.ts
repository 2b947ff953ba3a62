import { redirect } from 'react-router'
import type { Route } from './+types/profile-edit-main'

/** A legacy address of the settings (V036). */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/settings${new URL(request.url).search}`, 301)
