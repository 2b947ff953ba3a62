import { redirect } from 'react-router'
import { paths } from '../../paths.ts'
import type { Route } from './+types/poll'

/** A legacy address of quizzes (V035). */
export const loader = ({ params, request }: Route.LoaderArgs) => redirect(paths.quiz(params.id) + new URL(request.url).search, 301)
