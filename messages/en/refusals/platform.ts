import type { platformRefusals as declared } from '../../../contract/platform/refusals.ts'

export const platformRefusals = {
  invalidInput: 'Please check the highlighted fields.',
  malformedBody: 'We couldn’t read the request. Refresh the page and try again.',
  malformedRequest: 'We couldn’t read this request. Check the address and try again.',
  requestTimeout: 'The request took too long to arrive. Check your connection and try again.',
  headersTooLarge: 'The address or the headers of the request are too long. Shorten the address and try again.',
  misdirected: 'We don’t answer at this address. Open our site at its main address.',
  bodyTooLarge: 'The request is too large. Shorten it and try again.',
  tooManyFields: 'The form has too many fields. Refresh the page and try again.',
  unsupportedMediaType: 'This kind of data isn’t supported.',
  signInRequired: 'Sign in to continue.',
  crossSite: 'The request came from another site. Open our page and try again.',
  forbidden: 'You don’t have access to this.',
  notFound: 'Nothing found. The address may have changed.',
  methodNotAllowed: 'This address doesn’t work that way.',
  tooManyRequests: 'Too many attempts. Wait a moment and try again.',
  keyReused: 'This key was already used for another request.',
  keyInUse: 'The same request is still running. Give it a second.',
  internal: 'Something broke on our side. We know about it; please try again a little later.',
  unavailable: 'The service is temporarily unavailable. Please try again.',
} satisfies Record<keyof typeof declared, string>
