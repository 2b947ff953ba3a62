const maxLength = 2_048

/** Characters that browsers turn into a slash, or drop from an address before they parse it. */
const misleading = /[\\\p{Cc}]/u

/** Path and query of an address on this site; null for a foreign address, or one that becomes foreign when truncated. */
export const ownPath = (address: string | null | undefined, siteUrl: string): string | null => {
  if (!address || address.length > maxLength || misleading.test(address) || !URL.canParse(address, siteUrl)) return null
  const url = new URL(address, siteUrl)
  const isOwn = url.origin === new URL(siteUrl).origin && !url.username && !url.password && !url.pathname.includes('//')
  return isOwn ? url.pathname + url.search : null
}
