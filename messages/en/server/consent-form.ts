import type { consentForm as russian } from '../../ru/server/consent-form.ts'
import type { SameWords } from '../../words.ts'

export const consentForm = {
  title: 'Consent of a parent or guardian',
  file: 'Parental consent',
  about: (site) => `For a child to take part in events on ${site}, and for the child’s data to be processed.`,
  parent: 'Parent or guardian',
  parentName: 'Full name',
  document: 'Identity document: kind, number, issued by and when',
  relation: 'Relation to the child: mother, father, guardian',
  contacts: 'Phone and email',
  child: 'Child',
  childName: 'Last and first name',
  birthday: 'Date of birth',
  consent: 'I agree that',
  use: (site) => `the child uses ${site}, registers for events and takes part in them;`,
  data: (site) =>
    `${site} stores and processes the child’s name, date of birth, contacts and profile, and my own data on this sheet, as long as taking part requires it.`,
  lasts: (years) => `The consent is valid until the child comes of age, for ${years} years at most. It can be withdrawn by writing to support.`,
  date: 'Date',
  signature: 'Signature and name in print',
  next: 'Fill in by hand, sign, take a photo or a scan of the sheet, and upload it here:',
} satisfies SameWords<typeof russian>
