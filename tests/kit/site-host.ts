import type { FastifyInstance } from 'fastify'

/** The address of the site in a test's world. */
export const siteUrl = 'http://site.test'

type Inject = (options: string | object) => ReturnType<FastifyInstance['inject']>

/** Sets the Host of requests into the app to the site's, unless a test names another. */
export const withSiteHost = (app: FastifyInstance): FastifyInstance => {
  // the overload with one argument, the only one that tests use
  const inject = app.inject.bind(app) as Inject
  const authority = new URL(siteUrl).host
  const injectOwn: Inject = (options) => inject({ authority, ...(typeof options === 'string' ? { url: options } : options) })
  app.inject = injectOwn as FastifyInstance['inject']
  return app
}
