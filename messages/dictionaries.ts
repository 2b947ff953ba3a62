import type { Locale } from '../contract/locales.ts'
import { digest as enDigest } from './en/digest.ts'
import { letters as enLetters } from './en/letters.ts'
import { careLetters as enCareLetters } from './en/letters-care.ts'
import { credentialLetters as enCredentialLetters } from './en/letters-credentials.ts'
import { leavingLetters as enLeavingLetters } from './en/letters-leaving.ts'
import { notices as enNotices } from './en/notices.ts'
import { refusals as enRefusals } from './en/refusals.ts'
import { en } from './en.ts'
import { digest as kkDigest } from './kk/digest.ts'
import { letters as kkLetters } from './kk/letters.ts'
import { careLetters as kkCareLetters } from './kk/letters-care.ts'
import { credentialLetters as kkCredentialLetters } from './kk/letters-credentials.ts'
import { leavingLetters as kkLeavingLetters } from './kk/letters-leaving.ts'
import { notices as kkNotices } from './kk/notices.ts'
import { refusals as kkRefusals } from './kk/refusals.ts'
import { kk } from './kk.ts'
import { digest } from './ru/digest.ts'
import { letters } from './ru/letters.ts'
import { careLetters } from './ru/letters-care.ts'
import { credentialLetters } from './ru/letters-credentials.ts'
import { leavingLetters } from './ru/letters-leaving.ts'
import { notices } from './ru/notices.ts'
import { refusals } from './ru/refusals.ts'
import { ru } from './ru.ts'
import type { SameWords } from './words.ts'

const russian = { ...ru, letters, careLetters, credentialLetters, refusals, notices, digest, leavingLetters }

/** All words by locale, for letters and answers of the server; a browser loads only those of its language that screens say. */
export const dictionaries: Record<Locale, SameWords<typeof russian>> = {
  ru: russian,
  en: {
    ...en,
    letters: enLetters,
    careLetters: enCareLetters,
    credentialLetters: enCredentialLetters,
    refusals: enRefusals,
    notices: enNotices,
    digest: enDigest,
    leavingLetters: enLeavingLetters,
  },
  kz: {
    ...kk,
    letters: kkLetters,
    careLetters: kkCareLetters,
    credentialLetters: kkCredentialLetters,
    refusals: kkRefusals,
    notices: kkNotices,
    digest: kkDigest,
    leavingLetters: kkLeavingLetters,
  },
}
