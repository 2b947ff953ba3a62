import type { EntryContext } from 'react-router'

type Matched = Pick<EntryContext, 'manifest' | 'staticHandlerContext'>

/** The manifest entries of the routes that make up a page. */
export const matchedRoutes = ({ manifest, staticHandlerContext }: Matched) =>
  staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])

/** Leaves only the matched routes in the manifest, because the router compiles every route of it for every page. */
export const withMatchedRoutes = (context: EntryContext): EntryContext => {
  const routes = Object.fromEntries(matchedRoutes(context).map((route) => [route.id, route]))
  return { ...context, manifest: { ...context.manifest, routes } }
}
