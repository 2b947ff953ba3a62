import { dateTags, type Locale } from '../../../contract/locales.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { plainText } from '../events/calendar.ts'
import type { DocumentNames } from './review-names.ts'

/** A document with the names of what it refers to, and the language of the reader. */
export type Reading = { document: EventDocument; names: DocumentNames; locale: Locale }

type Writers = { [Field in keyof EventDocument]: (value: EventDocument[Field], reading: Reading) => string | null }

/** The value of a field in words; null for none. Stored documents may lack a field that was added later. */
export const valueInWords = <Field extends keyof EventDocument>(field: Field, reading: Reading): string | null => {
  const value: EventDocument[Field] | undefined = reading.document[field]
  if (value === undefined || value === null) return null
  const text = writers[field](value, reading)
  return text ? cut(text) : null
}

const maxLength = 2_000
const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text)

const wordsIn = ({ locale }: Reading) => dictionaries[locale]

const asText = (value: string | null) => value
const asNumber = (value: number | null) => (value === null ? null : String(value))
const asFlag = (value: boolean, reading: Reading) => wordsIn(reading).eventReview[value ? 'yes' : 'no']
const asInstant = (value: string | null, { document, locale }: Reading) => value && instantIn(document.timezoneName, locale, value)
const asNumbered = (value: number | null, reading: Reading) => (value === null ? null : wordsIn(reading).eventReview.numbered(value))

/** The name of a row, or its number if the row does not exist any more. */
const named =
  (kind: keyof DocumentNames) =>
  (value: number | string | null, { names, ...reading }: Reading): string | null => {
    if (value === null) return null
    return names[kind]?.[value] ?? (typeof value === 'number' ? asNumbered(value, { names, ...reading }) : value)
  }

const allNamed = (kind: keyof DocumentNames) => (values: readonly (number | string)[], reading: Reading) =>
  list(values.map((value) => named(kind)(value, reading)))

type Part = string | number | null | undefined | false
const filled = (parts: readonly Part[]) => parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '')
const list = (parts: readonly Part[]) => filled(parts).join(', ')
const lines = (parts: readonly Part[]) => filled(parts).join('\n')

const asPeople = (people: readonly { name: string; position?: string | null }[]) => lines(people.map(({ name, position }) => list([name, position])))

const writers: Writers = {
  name: asText,
  typeId: named('types'),
  participation_format: (value, reading) => wordsIn(reading).events.participation[value],
  themes: allNamed('themes'),
  photo: named('uploads'),
  info: plainText,
  tag: asText,
  format: (value, reading) => wordsIn(reading).events.formats[value],
  onlineWithSpace: asFlag,
  space: (space, reading) => space && list([named('spaces')(space.spaceId, reading), allNamed('halls')(space.hallIds, reading)]),
  place: (place, reading) => place && list([place.name, place.address, named('cities')(place.cityId, reading)]),
  networking: (networking, reading) =>
    networking && list([allNamed('spaces')(networking.spaceIds, reading), networking.broadcast && wordsIn(reading).eventReview.networkBroadcast]),
  dateStart: asInstant,
  dateEnd: asInstant,
  timezoneName: asText,
  registrationDateStart: asInstant,
  registrationDateEnd: asInstant,
  broadcast: asFlag,
  live: (links) => lines(links.map(({ title, url }) => list([title, url]))),
  livePublic: asFlag,
  access: (value, reading) => wordsIn(reading).events.access[value],
  expectedParticipantCount: asNumber,
  participantLimit: asNumber,
  onlineLimit: asNumber,
  offlineLimit: asNumber,
  ageFrom: (value) => value && `${value}+`,
  languages: (values, reading) => list(values.map((value) => wordsIn(reading).events.languageNames[value])),
  mediaAccreditation: asFlag,
  ecpRequired: asFlag,
  quizId: named('quizzes'),
  teamSizeMin: asNumber,
  teamSizeMax: asNumber,
  certificate: asFlag,
  certificateText: asText,
  certificateBg: named('uploads'),
  certificateDisplayQr: asFlag,
  needFeedback: asFlag,
  needStartNotification: asFlag,
  apIdentifier: asText,
  organizers: (organizers, reading) => list(organizers.map(({ type, id }) => named(type === 'user' ? 'users' : 'organizations')(id, reading))),
  organizationId: named('organizations'),
  contacts: (contacts) => lines(contacts.map(({ name, phone, email, telegram }) => list([name, phone, email, telegram]))),
  owners: allNamed('users'),
  hosts: asPeople,
  speakers: asPeople,
  experts: (experts, reading) => list(experts.map(({ id }) => named('users')(id, reading))),
  partners: (partners) => lines(partners.map(({ name, url }) => list([name, url]))),
  schedules: (rows, reading) => lines(rows.map((row) => list([asInstant(row.dateStart, reading), row.name, row.speaker, row.hall, row.description]))),
  requirements: (requirements, reading) => {
    const { microphones, tables, chairs, ...labels } = wordsIn(reading).eventReview.requirements
    const flags = (['screen', 'catering', 'parking', 'broadcast'] as const).map((key) => requirements[key] && labels[key])
    const counts = [
      requirements.microphones > 0 && microphones(requirements.microphones),
      requirements.tables > 0 && tables(requirements.tables),
      requirements.chairs > 0 && chairs(requirements.chairs),
    ]
    return lines([...flags, ...counts, requirements.comment])
  },
  surveyQuizId: named('quizzes'),
  personalisation: ({ cover, color, contactInfo, letterText }, reading) =>
    lines([named('uploads')(cover, reading), color !== null && wordsIn(reading).eventReview.palette(color), contactInfo, letterText]),
  documents: allNamed('uploads'),
  materials: allNamed('uploads'),
  promotion: (_requests, reading) => lines(promotionInWords(reading)),
  masterEventId: named('events'),
}

export const promotionInWords = ({ document, ...reading }: Reading): string[] => {
  const { promotion } = wordsIn({ document, ...reading }).eventReview
  const requests = ['proposeToMain', 'requestCityDigest', 'requestInfoMailing', 'addToContest'] as const
  return requests.filter((request) => document.promotion?.[request]).map((request) => promotion[request])
}

/** Cached per locale and zone, because formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** With the year, so that a change of the year alone is visible. */
const instantIn = (zone: string, locale: Locale, at: string): string => {
  const key = `${locale} ${zone}`
  const known = formatters.get(key)
  if (known) return known.format(new Date(at))
  const made = new Intl.DateTimeFormat(dateTags[locale], {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(key, made)
  return made.format(new Date(at))
}
