import type { moderation as ru } from '../ru/moderation.ts'
import type { SameWords } from '../words.ts'

export const moderation: SameWords<typeof ru> = {
  reasons: {
    incomplete: 'Мәлімет жеткіліксіз',
    notConfirmed: 'Мәліметтер расталмады',
    wrongData: 'Мәліметтерде қате бар',
    duplicate: 'Мұндай жазба бұрыннан бар',
    inappropriate: 'Платформа ережелерін бұзады',
    unreadable: 'Құжат оқылмайды',
    wrongDocument: 'Басқа құжат жүктелген',
    noSignature: 'Ата-ананың қолтаңбасы жоқ',
    notSamePerson: 'Аккаунттар әртүрлі адамдарға тиесілі',
    openObligations: 'Аяқталмаған міндеттемелер бар',
    confirmed: 'Мәліметтер расталды',
  },
}
