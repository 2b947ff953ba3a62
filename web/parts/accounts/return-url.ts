/** The home page is the default, so addresses leave it out. */
export const returnUrlUnlessHome = (returnUrl: string): string | undefined => (returnUrl === '/' ? undefined : returnUrl)
