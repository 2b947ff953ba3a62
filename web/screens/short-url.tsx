import { redirect } from 'react-router'
import { qrSource } from '../../contract/short-links/limits.ts'
import { api } from '../kernel/api.ts'
import type { Route } from './+types/short-url'

/** A short link, after every other address of the site (V029). An unknown name is a 404, an expired link a 410 (R074). */
export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const isScanned = new URL(request.url).searchParams.get('from') === qrSource
  const query = { id: params.id?.slice(0, 200), ...(isScanned && { source: qrSource }) }
  const { url } = await api(context)('GET /short-url/:name', { params: { name: params.name }, query })
  return redirect(url, 302)
}

/** Never rendered: a route without a component would respond without a page. */
export default function ShortUrl() {
  return null
}
