import type { FastifyRequest } from 'fastify'
import { splitLocale } from '../../../contract/locales.ts'

/** The pattern of a page's path, such as `/events/:id`; null if no page has this path. */
export type PagePatternOf = (path: string) => string | null

/** The address of a request for the log: a pattern, because users type emails and phones into paths. */
export const loggedAddress = ({ routeOptions, url }: FastifyRequest, pagePatternOf: PagePatternOf): string => {
  const isPage = routeOptions.config?.kind === 'page'
  return (isPage ? loggedPage(url, pagePatternOf) : routeOptions.url) ?? unmatched
}

export const loggedPage = (url: string, pagePatternOf: PagePatternOf): string | null =>
  pagePatternOf(splitLocale(pathOf(url)).path.replace(/(?<=.)\.data$/, ''))

export const unmatched = 'unmatched'

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

/** Matches paths to patterns with `:name` for one segment. Fixed segments win over names, as in the router of the pages. */
export const pagePatterns = (patterns: readonly string[]): PagePatternOf => {
  const known = patterns
    .filter((pattern) => !pattern.endsWith('*'))
    .map((pattern) => ({ pattern, parts: partsOf(pattern) }))
    .sort((a, b) => namesIn(a.parts) - namesIn(b.parts))
  return (path) => {
    const parts = partsOf(path)
    return (
      known.find((one) => one.parts.length === parts.length && one.parts.every((part, at) => isName(part) || part === parts[at]))?.pattern ?? null
    )
  }
}

const partsOf = (path: string) => path.split('/').filter(Boolean)
const isName = (part: string) => part.startsWith(':')
const namesIn = (parts: string[]) => parts.filter(isName).length
