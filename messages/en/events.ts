import { plural } from '../plural.ts'
import type { eventsServer as eventsRu } from '../ru/events.ts'
import type { Dictionary } from '../ru.ts'
import type { SameWords } from '../words.ts'

const eventCount = (count: number) => `${count} ${plural('en', count, { one: 'event', other: 'events' })}`
const people = (count: number) => `${count} ${plural('en', count, { one: 'participant', other: 'participants' })}`

export const events = {
  title: 'Events',
  description: 'Meetups, workshops, forums and competitions for entrepreneurs across the country and online.',
  onlineTitle: 'Online events',
  onlineDescription: 'Webinars and broadcasts you can join from any city.',
  competitionTitle: 'Competitions',
  competitionDescription: 'Hackathons, pitch sessions and contests where you can show your work.',
  tabs: { label: 'Kinds of events', all: 'All' },
  online: 'Online',
  free: 'Free',
  going: (count) => people(count),
  count: (count) => eventCount(count),
  favorite: (name) => `Favourite: ${name}`,
  access: { open: 'Open', 'approval-required': 'By application', close: 'By invitation' },
  languageNames: { ru: 'Russian', en: 'English', kz: 'Kazakh' },
  formats: { online: 'Online', place: 'At a venue', space: 'In a space' },
  participation: { person: 'Individual', team: 'Team', quiz: 'By questions' },
  notJoinedOnSite: { team: 'For teams', quiz: 'By questions that aren’t ready yet' },
  states: {
    canceled: 'Cancelled',
    past: 'Past',
    live: 'Live now',
    full: 'Full',
    closesSoon: 'Registration closes soon',
    opensLater: 'Registration not open yet',
    today: 'Today',
  },
  filters: {
    label: 'Event filters',
    search: 'Search events',
    searchHint: 'Name or topic',
    city: 'City',
    anyCity: 'All cities',
    withOnline: 'Plus online from other cities',
    date: 'Date',
    dateFrom: 'From',
    dateTo: 'To',
    otherDates: 'Other dates',
    today: 'Today',
    tomorrow: 'Tomorrow',
    week: 'This week',
    weekend: 'At the weekend',
    month: 'This month',
    themes: 'Topics',
    compilation: 'Collection',
    noCompilation: 'No collection',
    spaces: 'Venues',
    more: 'More filters',
    less: 'Fewer filters',
    type: 'Kind of event',
    anyType: 'Any',
    format: 'Format',
    participation: 'Participation',
    anyParticipation: 'Any',
    registrationOpen: 'Registration open',
    withLive: 'With a broadcast',
    contests: 'Competitions',
    offline: 'Can be attended in person',
    past: 'Past events',
    popularTags: 'Often searched',
  },
  views: {
    label: 'View',
    cards: 'Cards',
    list: 'List',
    week: 'Week',
    map: 'Map',
    onMap: 'Events on the map',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    emptyWeek: 'No events this week. Look at the weeks around it, or remove a filter.',
    pastEvents: (count) => `Already over: ${eventCount(count)}`,
    todayIsOver: 'Nothing more today.',
    wholeWeek: 'Show all events of the week as a list',
  },
  sort: { label: 'Sort by', date: 'Soonest', popularity: 'Most popular', weight: 'Recommended', relevance: 'Best match' },
  nothing: {
    title: 'Nothing found',
    text: 'Try removing a filter, widening the dates or searching with other words.',
  },
  promo: {
    title: 'Have an idea for a startup?',
    text: 'Present it at competitions and pitch sessions: experts give feedback, investors listen.',
    action: 'See competitions',
  },
  subscribe: 'Add to your calendar',
  removed: 'The event is deleted.',
} satisfies Dictionary['events']

/** The content table, and what uses a row. */
export const eventsServer: SameWords<typeof eventsRu> = {
  tables: {
    compilations: {
      title: 'Collections',
      row: 'Collection',
      fields: {
        name: 'Name',
        typeId: 'Kind',
        cityId: 'City',
        image: 'Picture',
        eventIds: 'Events',
        dateFrom: 'Show from',
        dateTo: 'Show until',
        published: 'Published',
      },
      help: {
        eventIds: 'Type a name and choose an event. The order stays as chosen. Numbers with commas work too.',
        cityId: 'Without a city everyone sees the collection.',
      },
    },
  },
  uses: {
    events: (count) => `events (${count})`,
  },
}
