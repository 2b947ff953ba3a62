import { redirect } from 'react-router'
import type { Route } from './+types/poll'

/** A legacy address of quizzes (V035). */
export const loader = ({ params, request }: Route.LoaderArgs) => redirect(`/quiz/${encodeURIComponent(params.id)}${new URL(request.url).search}`, 301)
