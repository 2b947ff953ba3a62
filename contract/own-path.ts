const longest = 2_048

/** What browsers turn into a slash, or drop from an address before they read it. */
const misleading = /[\\\p{Cc}]/u

/** The path of an address of our own site, with its query; null for an address that leads elsewhere, or could once a part is cut off. */
export const ownPath = (wanted: string | null | undefined, siteUrl: string): string | null => {
  if (!wanted || wanted.length > longest || misleading.test(wanted) || !URL.canParse(wanted, siteUrl)) return null
  const url = new URL(wanted, siteUrl)
  const isOwn = url.origin === new URL(siteUrl).origin && !url.username && !url.password && !url.pathname.includes('//')
  return isOwn ? url.pathname + url.search : null
}
