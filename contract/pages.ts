import { uploadBytes } from './limits.ts'

/**
 * Pages that take files with a form, as browsers without scripts send them, and how much one such form may hold. A file that
 * is too large for its purpose still comes through, so that the page itself can say so; forms of all other pages are small.
 */
export const pagesWithFiles = {
  '/parental-consent': 4 * uploadBytes,
  '/profile': 2 * uploadBytes,
} as const
