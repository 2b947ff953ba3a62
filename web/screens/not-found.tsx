import { data } from 'react-router'

/** No screen has this address: the error page with its own status is shown (V096). */
export const loader = () => {
  throw data(null, { status: 404 })
}

/** Never shown; a route without a component would answer without a page. */
export default function NotFound() {
  return null
}
