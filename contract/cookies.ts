/** HttpOnly cookies. On https a `__Host-` name prevents subdomains from setting them (RFC 6265bis). */
export const hiddenCookieNames = (siteUrl: string) => {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : ''
  return { token: `${prefix}token`, browser: `${prefix}browser`, device: `${prefix}device`, registering: `${prefix}registering` } as const
}
