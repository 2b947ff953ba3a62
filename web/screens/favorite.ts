import { data, redirect } from 'react-router'
import { tryApi } from '../kernel/api.ts'
import { siteContext } from '../kernel/context.ts'
import { safeReturn } from '../kernel/return-url.ts'
import { isDataRequest } from '../kernel/router-inside/data-request.ts'
import { signInFirst } from '../kernel/signed-in.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/favorite'

/** Adds or removes a favourite event. Without scripts it redirects back to the page. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const id = Number(form.get('eventId'))
  const back = safeReturn(request.headers.get('referer'), context.get(siteContext).siteUrl)
  if (!context.get(siteContext).hasToken) return signInFirst(back)
  const call = tryApi(context)
  const params = { params: { id } }
  const attempt =
    form.get('wanted') === 'no'
      ? await call('DELETE /participant/events/:id/favorites', params)
      : await call('POST /participant/events/:id/favorites', params)
  if (attempt.ok) return isDataRequest(request) ? attempt.reply : redirect(back)
  if (attempt.problem.status === 401) return signInFirst(back)
  throw data(attempt.problem, { status: attempt.problem.status })
}

export const loader = () => redirect(paths.home())
