import type { moderation as ru } from '../ru/moderation.ts'
import type { SameWords } from '../words.ts'

export const moderation: SameWords<typeof ru> = {
  reasons: {
    incomplete: 'Some details are missing',
    notConfirmed: 'The details couldn’t be confirmed',
    wrongData: 'The details contain a mistake',
    duplicate: 'This entry already exists',
    inappropriate: 'It breaks the rules of the platform',
    unreadable: 'The document can’t be read',
    wrongDocument: 'It’s the wrong document',
    noSignature: 'The parent’s signature is missing',
    notSamePerson: 'The accounts belong to different people',
    openObligations: 'Some obligations are still open',
    confirmed: 'The details are confirmed',
  },
}
