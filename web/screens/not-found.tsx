import { data } from 'react-router'

/** Unknown addresses show the error page with status 404 (V096). */
export const loader = () => {
  throw data(null, { status: 404 })
}

/** Never rendered: a route without a component would respond without a page. */
export default function NotFound() {
  return null
}
