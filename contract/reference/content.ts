import { choice, localized, longText, number, optional, text } from '../content/content-field.ts'
import { contentTable } from '../content/content-table.ts'
import { locales } from '../locales.ts'
import { helpSections } from './limits.ts'

/** Tables of this domain that staff edit on /admin/content. */

export const themesContent = contentTable({
  path: 'themes',
  fields: {
    ...localized('name', text(60)),
    kind: choice(['theme', 'interest']),
    moderation: choice(['approved', 'wait', 'declined']),
  },
})

/** Status 0 is the default page. */
export const httpStatusesContent = contentTable({
  path: 'http-statuses',
  fields: {
    status: choice([401, 403, 404, 500, 503, 0]),
    code: optional(number(1, 9999)),
    locale: choice(locales),
    title: text(120),
    text: longText(1000),
  },
})

/** Help articles; the text is HTML with the tags of rich text. */
export const infoBaseContent = contentTable({
  path: 'info-base',
  fields: {
    section: choice(helpSections),
    position: number(1, 1000),
    ...localized('title', text(150)),
    ...localized('body', longText(10_000)),
  },
})

export const referenceContent = { ...themesContent.calls, ...httpStatusesContent.calls, ...infoBaseContent.calls }
