/** HttpOnly cookies. On https a `__Host-` name prevents subdomains from setting them (RFC 6265bis). */
export const hiddenCookieNames = (siteUrl: string) => {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : ''
  return {
    token: `${prefix}token`,
    browser: `${prefix}browser`,
    device: `${prefix}device`,
    registering: `${prefix}registering`,
    visitor: `${prefix}visitor`,
    answering: `${prefix}answering`,
  } as const
}

/** True for the page of a quiz in a browser that has unfinished answers of a visitor: the page shows them, so it is not shared. */
export const showsUnfinishedAnswers = (address: string, cookies: string | undefined): boolean =>
  cookies !== undefined && /^\/(?:[a-z]{2}\/)?quiz\//.test(address) && /(?:^|;)\s*(?:__Host-)?answering=[^;]/.test(cookies)
