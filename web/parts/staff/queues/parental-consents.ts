import { parentalConsentQueue, type StaffParentalConsent } from '../../../../contract/accounts/care.ts'
import { localDate } from '../../../kernel/format.ts'
import { fullYears } from '../full-years.ts'
import { type Fact, queueOf } from '../queue.ts'

export const parentalConsents = queueOf({
  spec: parentalConsentQueue,
  place: 1,
  isFinal: true,
  rowOf: (consent, now) => ({
    state: consent.status,
    comment: consent.comment,
    people: [{ id: consent.user.id, name: consent.user.name, facts: ageOf(consent.user.birthday, now) }],
    what: consent.parentName,
    since: consent.uploadedAt,
    facts: [...parentOf(consent), ...datesOf(consent)],
    files: consent.files.map(({ url, name }) => ({ url, name })),
  }),
})

/** Age on the current day in Moscow. */
const ageOf = (birthday: string | null, now: Date): Fact<'parentalConsents'>[] =>
  birthday
    ? [
        { name: 'age', years: fullYears(birthday, localDate(now, 'Europe/Moscow')) },
        { name: 'birthday', day: birthday },
      ]
    : []

const parentOf = ({ parentName, parentPhone, parentEmail }: StaffParentalConsent): Fact<'parentalConsents'>[] => [
  ...(parentName ? [{ name: 'parent', text: parentName } as const] : []),
  ...(parentPhone ? [{ name: 'parentPhone', text: parentPhone, href: `tel:${parentPhone}` } as const] : []),
  ...(parentEmail ? [{ name: 'parentEmail', text: parentEmail, href: `mailto:${parentEmail}` } as const] : []),
]

const datesOf = ({ uploadedAt, deadline, validUntil, status }: StaffParentalConsent): Fact<'parentalConsents'>[] => [
  ...(uploadedAt ? [{ name: 'uploadedAt', at: uploadedAt, kind: 'dateTime' } as const] : []),
  ...(status === 'approved' && validUntil ? [{ name: 'validUntil', at: validUntil, kind: 'yearDate' } as const] : []),
  ...(status === 'approved' ? [] : [{ name: 'deadline', at: deadline, kind: 'yearDate' } as const]),
]
