import { redirect } from 'react-router'
import { api } from '../kernel/api.ts'
import { siteContext } from '../kernel/context.ts'
import { safeReturn } from '../kernel/return-url.ts'
import { isDataRequest } from '../kernel/router-inside/data-request.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/favorite'

/** Adds or removes a favourite event. Without scripts it redirects back to the page. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const id = Number(form.get('eventId'))
  const back = safeReturn(request.headers.get('referer'), context.get(siteContext).siteUrl)
  if (!context.get(siteContext).hasToken) return redirect(paths.login(back))
  const call = api(context)
  const params = { params: { id } }
  const answer =
    form.get('wanted') === 'no'
      ? await call('DELETE /participant/events/:id/favorites', params)
      : await call('POST /participant/events/:id/favorites', params)
  return isDataRequest(request) ? answer : redirect(back)
}

export const loader = () => redirect(paths.home())
