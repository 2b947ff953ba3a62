import type { ReactNode } from 'react'
import { createStaticRouter, StaticRouterProvider } from 'react-router'

type Place = { at: string; basename: string; children: ReactNode }

/** Renders content at an address with the links, forms and fetchers of a page's router, but without its data. */
export const StaticPage = ({ at, basename, children }: Place) => {
  const { pathname, search } = new URL(at, 'http://site')
  const route = { id: 'cached', path: '*', element: children }
  const context = {
    basename,
    location: { pathname: basename === '/' ? pathname : basename + pathname, search, hash: '', state: null, key: 'default' },
    matches: [{ params: {}, pathname, pathnameBase: pathname, route }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  // the other fields serve prefetching links, which the site does not use
  const router = createStaticRouter([route], context as unknown as StaticContext)
  return <StaticRouterProvider router={router} context={context as unknown as StaticContext} hydrate={false} />
}

type StaticContext = Parameters<typeof createStaticRouter>[1]
