/** The home page is where one comes anyway: it need not stand in an address. */
export const returnUrlUnlessHome = (returnUrl: string): string | undefined => (returnUrl === '/' ? undefined : returnUrl)
