import { inquiryFiles, uploadBytes } from './limits.ts'

/**
 * Pages whose forms upload files without scripts, with the maximum size of one form in bytes. It exceeds the limit of a file
 * so that the page can report a file that is too large; other pages use the small default.
 */
export const pagesWithFiles = {
  '/admin/content': 6 * uploadBytes,
  '/events/import': uploadBytes,
  '/events/:id/inquiry': inquiryFiles * uploadBytes,
  '/my-organizations/create': 2 * uploadBytes,
  '/my-organizations/edit/:id': 2 * uploadBytes,
  '/organizations/:id': 2 * uploadBytes,
  '/organizer-cabinet/mailings/:mailingId': 4 * uploadBytes,
  '/parental-consent': 4 * uploadBytes,
  '/profile': 2 * uploadBytes,
} as const
