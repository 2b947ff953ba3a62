/** The router loads the data of a page, and posts its forms, at the address of the page with this suffix. */
const suffix = '.data'

export const isDataAddress = ({ pathname }: URL): boolean => pathname.endsWith(suffix)

/** The router of an open page sent the request; otherwise it is a page or a form without scripts. */
export const isDataRequest = ({ url }: Request): boolean => isDataAddress(new URL(url))
