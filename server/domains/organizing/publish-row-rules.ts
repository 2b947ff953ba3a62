import { z } from 'zod'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { demand, type Finding, timeOf, webAddress } from './findings.ts'

/** Rules of the lists of an event: people, contacts, partners, programme. */
export const rowFaults = (document: EventDocument): Finding[] => [
  ...document.contacts.flatMap(contactFaults),
  ...peopleFaults(document.hosts, 'hosts'),
  ...peopleFaults(document.speakers, 'speakers'),
  ...document.partners.flatMap(partnerFaults),
  ...document.schedules.flatMap((row, index) => scheduleFaults(document, row, index)),
]

const email = z.email()

const contactFaults = (contact: EventDocument['contacts'][number], index: number): Finding[] => [
  demand(contact.name, `contacts.${index}.name`),
  demand(!contact.email || email.safeParse(contact.email).success, `contacts.${index}.email`, 'format'),
]

/** A person with an account has the name of the account. */
const peopleFaults = (people: EventDocument['hosts'], list: 'hosts' | 'speakers'): Finding[] =>
  people.map(({ userId, name }, index) => demand(userId !== null || name, `${list}.${index}.name`))

const partnerFaults = ({ name, url }: EventDocument['partners'][number], index: number): Finding[] => [
  demand(name, `partners.${index}.name`),
  url === null ? null : webAddress(url, `partners.${index}.url`),
]

const scheduleFaults = (event: EventDocument, row: EventDocument['schedules'][number], index: number): Finding[] => {
  const [start, end] = [timeOf(row.dateStart), timeOf(row.dateEnd)]
  const [eventStart, eventEnd] = [timeOf(event.dateStart), timeOf(event.dateEnd)]
  return [
    demand(row.name, `schedules.${index}.name`),
    demand(start, `schedules.${index}.dateStart`),
    demand(!start || !eventStart || start >= eventStart, `schedules.${index}.dateStart`, 'beforeStart'),
    demand(!start || !eventEnd || start <= eventEnd, `schedules.${index}.dateStart`, 'afterEnd'),
    demand(!start || !end || start < end, `schedules.${index}.dateEnd`, 'beforeStart'),
    demand(!end || !eventEnd || end <= eventEnd, `schedules.${index}.dateEnd`, 'afterEnd'),
  ]
}
