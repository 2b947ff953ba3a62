import { splitLocale } from '../../contract/locales.ts'
import { ownPath } from '../../contract/own-path.ts'

/** Where a user returns to: an address of our own site without its locale. Any other address leads home. */
export const safeReturn = (wanted: string | null | undefined, siteUrl: string): string => {
  const path = withoutLocales(ownPath(wanted, siteUrl) ?? '/')
  return ownPath(path, siteUrl) === null || isEntry(path) ? '/' : path
}

/** Cut off until none is left, because what one locale hides may be another, or another site. */
const withoutLocales = (address: string): string => {
  const [pathname = '', ...query] = address.split('?')
  const { path } = splitLocale(pathname)
  return path === pathname ? address : withoutLocales([path, ...query].join('?'))
}

const isEntry = (path: string) => /^\/(login|logout|registration|simple)(\/|\?|$)/.test(path)
