import { redirect } from 'react-router'
import { paths } from '../../paths.ts'
import type { Route } from './+types/reg'

/** The legacy address of the registration (V034). */
export const loader = ({ request }: Route.LoaderArgs) => redirect(paths.registration() + new URL(request.url).search, 301)
