import { expect, test } from 'vitest'
import { emptyDocument } from '../../../contract/organizing/defaults.ts'
import { draftFields, type EventDocument } from '../../../contract/organizing/fields.ts'
import { isChanged, isSubstantial } from './document-changes.ts'
import { faultsOf } from './publish-rules.ts'

const now = new Date('2026-12-01T09:00:00Z')
const evening: EventDocument = {
  ...emptyDocument(1),
  name: 'Вечер поэзии',
  typeId: 1,
  themes: [1],
  info: '<p>Читаем вслух</p>',
  place: { name: 'Библиотека', address: 'Мира, 1', cityId: 1 },
  dateStart: '2026-12-24T18:30:00+03:00',
  dateEnd: '2026-12-24T21:00:00+03:00',
}

test('defaults of a new event: every field of the contract has one that it accepts', () => {
  expect(draftFields.parse(emptyDocument(1))).toEqual(emptyDocument(1))
})

const found = (change: Partial<EventDocument> = {}, previousStart: Date | null = null) =>
  Object.entries(faultsOf({ ...evening, ...change }, { now, previousStart })).map(([path, faults]) => `${path} ${faults[0]?.fault}`)

test('publication: a simple evening is complete; what it needs is required', () => {
  expect(found()).toEqual([])
  expect(found({ name: ' ', typeId: null, themes: [], info: '<p><br>&nbsp;</p>', dateStart: null, dateEnd: null, place: null })).toEqual([
    'name required',
    'typeId required',
    'info required',
    'place.name required',
    'place.address required',
    'place.cityId required',
    'dateStart required',
    'dateEnd required',
  ])
})

test('publication: a space with halls, or a place with name, address and city (V101, V102)', () => {
  expect(found({ format: 'space' })).toEqual(['space.spaceId required'])
  expect(found({ format: 'space', space: { spaceId: 1, hallIds: [] } })).toEqual(['space.hallIds atLeast'])
  expect(found({ format: 'space', place: null, space: { spaceId: 1, hallIds: [2] } })).toEqual([])
  expect(found({ place: { name: 'Библиотека', address: '', cityId: null } })).toEqual(['place.address required', 'place.cityId required'])
  expect(found({ format: 'online', place: null })).toEqual([])
  expect(found({ format: 'online', place: null, onlineWithSpace: true })).toEqual(['space.spaceId required'])
})

test('publication: the start is not in the past, unless the event keeps its start (V243)', () => {
  const [justPassed, soon] = ['2026-12-01T08:59:00Z', '2026-12-01T09:00:00Z']
  expect(found({ dateStart: justPassed })).toEqual(['dateStart past'])
  expect(found({ dateStart: soon })).toEqual([])
  expect(found({ dateStart: justPassed }, new Date(justPassed))).toEqual([])
  expect(found({ dateStart: justPassed }, new Date('2026-12-01T08:00:00Z'))).toEqual(['dateStart past'])
})

test('publication: the start is before the end (V244)', () => {
  expect(found({ dateEnd: '2026-12-24T15:30:00Z' })).toEqual(['dateEnd beforeStart'])
  expect(found({ dateEnd: '2026-12-24T15:29:00Z' })).toEqual(['dateEnd beforeStart'])
  expect(found({ dateEnd: '2026-12-24T15:31:00Z' })).toEqual([])
})

test('publication: registration ends with the event and begins before its own end (V245)', () => {
  const end = '2026-12-24T21:00:00+03:00'
  expect(found({ registrationDateEnd: end })).toEqual([])
  expect(found({ registrationDateEnd: '2026-12-24T21:00:01+03:00' })).toEqual(['registrationDateEnd afterEnd'])
  expect(found({ registrationDateStart: '2026-12-20T09:00:00Z', registrationDateEnd: '2026-12-20T09:00:00Z' })).toEqual([
    'registrationDateEnd beforeStart',
  ])
  expect(found({ registrationDateStart: end })).toEqual(['registrationDateStart afterEnd'])
})

test('publication: a network event has two spaces at least (V246)', () => {
  const network = (...spaceIds: number[]) => found({ networking: { broadcast: false, spaceIds } })
  expect([network(1), network(1, 1), network(1, 2)]).toEqual([['networking.spaceIds atLeast'], ['networking.spaceIds atLeast'], []])
})

test('publication: the smallest team is not above the largest (V247)', () => {
  expect(found({ participation_format: 'team', teamSizeMin: 6 })).toEqual(['teamSizeMax order'])
  expect(found({ participation_format: 'team', teamSizeMin: 5 })).toEqual([])
  expect(found({ teamSizeMin: 6 })).toEqual([])
})

test('publication: a broadcast has links, and links are web addresses (V248)', () => {
  const live = (url: string) => ({ live: [{ url, title: '' }] })
  expect(found({ broadcast: true })).toEqual(['live required'])
  expect(found({ networking: { broadcast: true, spaceIds: [1, 2] } })).toEqual(['live required'])
  expect(found({ broadcast: true, ...live('') })).toEqual(['live.0.url required'])
  expect(found({ broadcast: true, ...live('javascript:alert(1)') })).toEqual(['live.0.url format'])
  expect(found({ broadcast: true, ...live('https://example.com/live') })).toEqual([])
})

test('publication: the number of an acceleration programme has its form (V249)', () => {
  expect(found({ apIdentifier: '70-2022-000123' })).toEqual([])
  expect(found({ apIdentifier: '70-22-123' })).toEqual(['apIdentifier format'])
  expect(found({ apIdentifier: '170-2022-000123' })).toEqual(['apIdentifier format'])
})

test('publication: rows of lists are complete, and the programme is within the event', () => {
  const row = { name: 'Начало', speaker: null, description: null, hall: null, dateStart: evening.dateStart, dateEnd: evening.dateEnd }
  expect(found({ schedules: [row] })).toEqual([])
  expect(found({ schedules: [{ ...row, name: '', dateStart: null }] })).toEqual(['schedules.0.name required', 'schedules.0.dateStart required'])
  expect(found({ schedules: [row, { ...row, dateStart: '2026-12-24T15:29:00Z' }] })).toEqual(['schedules.1.dateStart beforeStart'])
  expect(found({ schedules: [{ ...row, dateEnd: '2026-12-24T18:00:01Z' }] })).toEqual(['schedules.0.dateEnd afterEnd'])
  expect(found({ contacts: [{ name: 'Анна', phone: null, email: 'anna', telegram: null }] })).toEqual(['contacts.0.email format'])
  expect(found({ partners: [{ name: 'Завод', url: 'zavod', logo: null, organizationId: null }] })).toEqual(['partners.0.url format'])
  expect(found({ hosts: [{ userId: null, name: '' }] })).toEqual(['hosts.0.name required'])
})

test('publication: the limit of online guests is a part of the whole limit', () => {
  expect(found({ participantLimit: 10, onlineLimit: 11 })).toEqual(['onlineLimit range'])
  expect(found({ participantLimit: 10, onlineLimit: 10, offlineLimit: 10 })).toEqual([])
})

test('changes: only name, dates, place and access wait for staff (A171)', () => {
  const kind = (change: Partial<EventDocument>) => {
    const after = { ...evening, ...change }
    return [isChanged(evening, after), isSubstantial(evening, after)]
  }
  expect(kind({ name: 'Вечер прозы' })).toEqual([true, true])
  expect(kind({ place: { name: 'Библиотека', address: 'Мира, 2', cityId: 1 } })).toEqual([true, true])
  expect(kind({ access: 'close' })).toEqual([true, true])
  expect(kind({ info: '<p>Новое</p>' })).toEqual([true, false])
  expect(kind({ owners: [1, 2] })).toEqual([false, false])
})

test('changes: another spelling of the same instant, another order of keys and hidden fields are none', () => {
  const same = { dateStart: '2026-12-24T15:30:00.000Z', place: { cityId: 1, address: 'Мира, 1', name: 'Библиотека' } }
  expect(isChanged(evening, { ...evening, ...same })).toBe(false)
  expect(isChanged(evening, { ...evening, space: { spaceId: 1, hallIds: [1] }, onlineWithSpace: true })).toBe(false)
})
