import type { FastifyInstance } from 'fastify'

/** The address of the site in a world of its own. */
export const siteUrl = 'http://site.test'

type Inject = (options: string | object) => ReturnType<FastifyInstance['inject']>

/** Requests into the app name the host of the site, as a browser does, unless a test names another. */
export const withSiteHost = (app: FastifyInstance): FastifyInstance => {
  // the overload with one argument, the only one our tests use
  const inject = app.inject.bind(app) as Inject
  const authority = new URL(siteUrl).host
  const injectOwn: Inject = (options) => inject({ authority, ...(typeof options === 'string' ? { url: options } : options) })
  app.inject = injectOwn as FastifyInstance['inject']
  return app
}
