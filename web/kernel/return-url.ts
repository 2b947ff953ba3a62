import { splitLocale } from '../../contract/locales.ts'
import { ownPath } from '../../contract/own-path.ts'

/** Where a user returns to: a path of the site without its locale. Any other address becomes the home page. */
export const safeReturn = (returnUrl: string | null | undefined, siteUrl: string): string => {
  const path = withoutLocales(ownPath(returnUrl, siteUrl) ?? '/')
  return ownPath(path, siteUrl) === null || isEntry(path) ? '/' : path
}

/** Removes every locale prefix, because removing one may reveal another, or another site. */
const withoutLocales = (address: string): string => {
  const [pathname = '', ...query] = address.split('?')
  const { path } = splitLocale(pathname)
  return path === pathname ? address : withoutLocales([path, ...query].join('?'))
}

const isEntry = (path: string) => /^\/(login|logout|registration|simple)(\/|\?|$)/.test(path)
