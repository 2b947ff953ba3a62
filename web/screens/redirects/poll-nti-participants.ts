import { redirect } from 'react-router'
import { paths } from '../../paths.ts'
import type { Route } from './+types/poll-nti-participants'

const nationalTechnologyInitiativeEventId = 175_400

/** The legacy address of a poll that became an event (V038). */
export const loader = ({ request }: Route.LoaderArgs) => redirect(paths.event(nationalTechnologyInitiativeEventId) + new URL(request.url).search, 301)
