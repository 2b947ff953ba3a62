import { redirect } from 'react-router'
import { api } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/give'

/** Saves the checked agreements of a form posted without scripts, then redirects back to the page. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const ticked = (['agreement', 'personal_data_agreement'] as const).filter((kind) => form.has(kind))
  await api(context)('POST /user/agreements', { body: Object.fromEntries(ticked.map((kind) => [kind, true])) })
  return redirect(safeReturn(request.headers.get('referer'), context.get(siteContext).siteUrl))
}

export const loader = () => redirect(paths.home())
