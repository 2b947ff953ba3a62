import { splitLocale } from '../../contract/locales.ts'

/** An address of our own site without its locale, whatever was asked for; anything else leads home. */
export const safeReturn = (wanted: string | null | undefined, siteUrl: string): string => {
  if (!wanted || wanted.length > 2_048) return '/'
  if (!URL.canParse(wanted, siteUrl)) return '/'
  const url = new URL(wanted, siteUrl)
  if (url.origin !== new URL(siteUrl).origin || url.username || url.pathname.startsWith('//')) return '/'
  const { path } = splitLocale(url.pathname)
  return /^\/(login|logout|registration|simple)(\/|$)/.test(path) ? '/' : path + url.search
}
