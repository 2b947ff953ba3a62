import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import type { EventCard } from '../../../contract/events/events.ts'
import { ru } from '../../../messages/ru.ts'
import { Head } from '../../kernel/page-head.tsx'
import { WordsProvider } from '../../kernel/words.tsx'
import { organizationSchema, websiteSchema } from '../home/site-schema.ts'
import { eventSchema } from './event-schema.ts'
import { listSchema } from './list-schema.ts'

const site = { locale: 'ru', siteUrl: 'https://vmeste.example' } as const
const noLimit = { limit: null, free: null }
const moscow = { id: 881, name: 'Москва', regionId: 77, region: 'Москва', timezone: 'Europe/Moscow', geo: { lat: 55.75, lng: 37.62 } }

const fireside: EventCard = {
  id: 5,
  name: 'Встреча у камина',
  access: 'open',
  format: 'place',
  onlineWithSpace: false,
  participation_format: 'person',
  typeId: 2,
  info: '<p>Разговор о деле.</p><p>Чай &amp; пироги</p>',
  themes: [1],
  live: [],
  hasLive: false,
  livePublic: false,
  dateStart: '2026-03-17T09:00:00.000Z',
  dateEnd: '2026-03-17T11:30:00.000Z',
  registrationDateStart: '2026-03-01T06:00:00.000Z',
  registrationDateEnd: '2026-03-17T09:00:00.000Z',
  timezone: '+03:00',
  timezoneName: 'Europe/Moscow',
  timeline: 'beforeStart',
  registrationOpen: true,
  expectedParticipantCount: null,
  participantLimit: 20,
  participantsCount: 8,
  seats: { all: { limit: 20, free: 12 }, online: noLimit, offline: noLimit },
  networking: null,
  cityId: 881,
  spaceId: null,
  placeId: 3,
  mediaAccreditation: false,
  quizId: null,
  teamSizeMin: 2,
  teamSizeMax: 5,
  status: 'published',
  moderation: 'approved',
  cancelReason: null,
  needStartNotification: true,
  needFeedback: false,
  certificate: false,
  chainedEvents: [6, 7],
  masterEventId: null,
  apIdentifier: null,
  ecpRequired: false,
  isContest: false,
  tag: null,
  weight: 0,
  popularity: 0,
  organizationId: null,
  isFavorite: false,
  stat: { views: 0 },
  createdAt: '2026-02-01T09:00:00.000Z',
  updatedAt: '2026-02-01T09:00:00.000Z',
  city: moscow,
  place: { id: 3, name: 'Дом на Басманной', address: 'ул. Старая Басманная, 10', cityId: 881 },
  address: { title: 'ул. Старая Басманная, 10', city: moscow, cityId: 881, geo: { lat: 55.76, lng: 37.66 }, timezone: '+03:00' },
  photo: { uploadId: 'f', url: '/files/f', name: 'fire.webp', size: 10, mime: 'image/webp' },
  organizers: [
    { type: 'organization', id: 1, name: 'Соседи по делу', logo: '/files/logo' },
    { type: 'user', id: 2, name: 'Анна Тестова', logo: null },
  ],
  speakers: [{ userId: 4, name: 'Борис Спикеров', position: 'Пекарь', photo: null }],
}

test('event schema: an on-site event has all its known properties', () => {
  expect(eventSchema(fireside, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': 'https://vmeste.example/events/5',
    url: 'https://vmeste.example/events/5',
    name: 'Встреча у камина',
    description: 'Разговор о деле. Чай & пироги',
    image: ['https://vmeste.example/og/events/5.png', 'https://vmeste.example/files/f'],
    startDate: '2026-03-17T12:00:00+03:00',
    endDate: '2026-03-17T14:30:00+03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Дом на Басманной',
      address: { '@type': 'PostalAddress', streetAddress: 'ул. Старая Басманная, 10', addressLocality: 'Москва', addressRegion: 'Москва' },
      geo: { '@type': 'GeoCoordinates', latitude: 55.76, longitude: 37.66 },
    },
    organizer: [
      { '@type': 'Organization', name: 'Соседи по делу', logo: 'https://vmeste.example/files/logo' },
      { '@type': 'Person', name: 'Анна Тестова' },
    ],
    performer: [{ '@type': 'Person', name: 'Борис Спикеров' }],
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      url: 'https://vmeste.example/events/5',
      price: 0,
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
      validFrom: '2026-03-01T09:00:00+03:00',
      validThrough: '2026-03-17T12:00:00+03:00',
    },
    maximumAttendeeCapacity: 20,
    remainingAttendeeCapacity: 12,
    subEvent: [{ '@id': 'https://vmeste.example/events/6' }, { '@id': 'https://vmeste.example/events/7' }],
  })
})

const online: EventCard = {
  ...fireside,
  format: 'online',
  place: null,
  address: null,
  city: null,
  photo: null,
  organizers: [],
  speakers: [],
  chainedEvents: [],
}

test('event schema: an online event is located at its page, and unknown properties are left out', () => {
  const bare = { ...online, info: '', registrationDateStart: null, seats: { all: noLimit, online: noLimit, offline: noLimit }, masterEventId: 9 }
  expect(eventSchema(bare, { ...site, locale: 'kz' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': 'https://vmeste.example/kz/events/5',
    url: 'https://vmeste.example/kz/events/5',
    name: 'Встреча у камина',
    image: ['https://vmeste.example/kz/og/events/5.png'],
    startDate: '2026-03-17T12:00:00+03:00',
    endDate: '2026-03-17T14:30:00+03:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://vmeste.example/kz/events/5' },
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      url: 'https://vmeste.example/kz/events/5',
      price: 0,
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
      validThrough: '2026-03-17T12:00:00+03:00',
    },
    superEvent: { '@id': 'https://vmeste.example/kz/events/9' },
  })
})

test('event schema: a stream that is also watched in a space has both locations', () => {
  const together = {
    ...online,
    onlineWithSpace: true,
    space: { spaceId: 1, name: 'Точка сбора', hallIds: [], halls: [], reservationId: null },
    city: moscow,
  }
  expect(eventSchema(together, site)).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'VirtualLocation', url: 'https://vmeste.example/events/5' },
      { '@type': 'Place', name: 'Точка сбора', address: { '@type': 'PostalAddress', addressLocality: 'Москва', addressRegion: 'Москва' } },
    ],
  })
})

test('event schema: a start time keeps an offset west of Greenwich across midnight', () => {
  const west = { ...online, timezone: '-03:30', dateStart: '2026-03-17T01:00:00.000Z' }
  expect(eventSchema(west, site).startDate).toBe('2026-03-16T21:30:00-03:30')
})

test('event schema: a cancelled event is marked as cancelled and has no offers', () => {
  const canceled = eventSchema({ ...fireside, status: 'canceled', registrationOpen: false }, site)
  expect(canceled.eventStatus).toBe('https://schema.org/EventCancelled')
  expect(canceled).not.toHaveProperty('offers')
})

const offersOf = (change: Partial<EventCard>) => eventSchema({ ...fireside, ...change }, site).offers

test('event schema: an offer exists only while the site can take registrations', () => {
  expect(offersOf({ seats: { ...fireside.seats, all: { limit: 20, free: 0 } } })).toMatchObject({ availability: 'https://schema.org/SoldOut' })
  expect(offersOf({ registrationOpen: false, timeline: 'beforeRequestAvailable' })).toMatchObject({ availability: 'https://schema.org/InStock' })
  expect(offersOf({ registrationOpen: false, timeline: 'finished' })).toBeUndefined()
  expect(offersOf({ access: 'close' })).toBeUndefined()
})

test('event list schema: lists events in their order', () => {
  expect(listSchema([fireside, { id: 8, name: 'Хакатон' }], { ...site, locale: 'en' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://vmeste.example/en/events/5', name: 'Встреча у камина' },
      { '@type': 'ListItem', position: 2, url: 'https://vmeste.example/en/events/8', name: 'Хакатон' },
    ],
  })
})

test('site schema: names the organization and the search address', () => {
  const home = { ...site, siteName: 'Вместе' }
  expect(organizationSchema(home)).toMatchObject({ name: 'Вместе', url: 'https://vmeste.example/', logo: 'https://vmeste.example/logo.svg' })
  expect(websiteSchema({ ...home, locale: 'en' })).toMatchObject({
    inLanguage: ['ru', 'en', 'kk'],
    potentialAction: {
      target: { '@type': 'EntryPoint', urlTemplate: 'https://vmeste.example/en/events?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

const evil = { ...fireside, name: '</script><script>alert(1)</script><!--\u2028' }

const jsonIn = (page: React.ReactNode): string => {
  const html = renderToStaticMarkup(page)
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  return /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
}

const WithHead = () => <Head title="" path="/" schema={eventSchema(evil, site)} />
const WithMeta = () => <Meta />

test('schema script: an event name cannot close the script element written by the Head component', () => {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: WithHead }])
  const json = jsonIn(
    <WordsProvider locale="ru" t={ru}>
      <Page hydrationData={{ loaderData: { root: site } }} />
    </WordsProvider>,
  )
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(eventSchema(evil, site))
})

test('schema script: an event name cannot close the script element written by the router', () => {
  const Page = createRoutesStub([{ path: '/', Component: WithMeta, meta: () => [{ 'script:ld+json': eventSchema(evil, site) }] }])
  const json = jsonIn(<Page />)
  expect(json).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(json)).toEqual(eventSchema(evil, site))
})

test('event schema: the languages and the age mark, where the page has them', () => {
  expect(eventSchema({ ...fireside, languages: ['ru', 'kz'], ageFrom: 12 }, site)).toMatchObject({ inLanguage: ['ru', 'kk'], typicalAgeRange: '12-' })
  expect(eventSchema({ ...fireside, languages: [], ageFrom: null }, site)).not.toHaveProperty('typicalAgeRange')
})
