import { plural } from '../plural.ts'
import type { spacesServer as spacesRu } from '../ru/spaces.ts'
import type { Dictionary } from '../ru.ts'
import type { SameWords } from '../words.ts'

const counted = (count: number, one: string, other: string) => `${count} ${plural('en', count, { one, few: other, many: other, other })}`

export const spaces: Dictionary['spaces'] = {
  title: 'Venues',
  description: 'Where people meet, learn and work: rooms, spaces and universities near you.',
  count: (count) => `${counted(count, 'venue', 'venues')} found`,
  filters: {
    label: 'Venue filters',
    search: 'Search venues',
    searchHint: 'Name or address',
    city: 'City',
    anyCity: 'Any city',
    type: 'Kind',
    anyType: 'Any kind',
    capacity: 'Capacity',
    anyCapacity: 'Any capacity',
    topics: 'Topics',
  },
  types: { city: 'City venue', university: 'University', legal_person: 'Company', partner: 'Partner' },
  capacities: {
    '20': 'up to 20 seats',
    '40': 'up to 40 seats',
    '60': 'up to 60 seats',
    '100': 'up to 100 seats',
    '150': 'up to 150 seats',
    more: 'over 150 seats',
  },
  views: { label: 'View', list: 'List', map: 'Map' },
  mapLabel: 'Venues on the map',
  nothing: { title: 'No venues found', text: 'Try another city, or remove one of the filters.' },
  hallsUpTo: (count, capacity) => `${counted(count, 'room', 'rooms')}, ${capacity}`,
  bookable: 'Can be booked',
  seats: (count) => counted(count, 'seat', 'seats'),
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  open: {
    until: (time) => `Open until ${time}`,
    at: (time) => `Opens today at ${time}`,
    closed: 'Closed now',
    dayOff: 'closed',
  },
  page: {
    about: 'About the venue',
    halls: 'Rooms',
    map: 'On the map',
    route: 'Open in maps',
    staff: 'People here',
    partners: 'Partners',
    events: 'Upcoming events',
    noEvents: 'Nothing is planned here yet.',
    allEvents: 'All events',
    moreEvents: (count) => `All events of the venue: ${count}`,
    hours: 'Opening hours',
    specialDays: 'Special days',
    contacts: 'Contacts',
    book: 'Book',
    bookHall: 'Book a room',
    photo: (number, name) => `Photo ${number}: ${name}`,
  },
  suggest: {
    open: 'Add a venue',
    title: 'Add a venue',
    lead: 'Tell us about a place where people can meet. We check the details and add it to the list.',
    name: 'Name',
    type: 'Kind',
    city: 'City',
    address: 'Address',
    addressHint: 'Street and building',
    description: 'What makes it a good venue',
    descriptionHint: 'How many people fit in, which rooms and equipment there are, how to arrange a visit',
    send: 'Send for review',
    sent: 'Thank you! We’ll check the venue and notify you.',
    waits: 'The venue is being reviewed. Only you can see it for now.',
    declined: (comment) => (comment ? `The venue wasn’t added: ${comment}` : 'The venue wasn’t added.'),
  },
}

const hoursHelp = {
  schedule: 'A day without hours is closed. Closing at 00:00 is midnight.',
  specialDays: 'Holidays and moved days. Without times the day is closed. Clear the date and the times to remove a day.',
}

/** Suggested places, and the tables of places, spaces and halls. */
export const spacesServer: SameWords<typeof spacesRu> = {
  queues: {
    places: {
      title: 'New venues',
      search: 'Venue, address or who suggested it',
      facts: {
        place: 'Venue',
        placeType: 'Kind',
        address: 'Address',
        city: 'City',
        point: 'Coordinates',
        description: 'Description',
        similar: 'Similar venue',
        suggestedAt: 'Suggested',
      },
    },
  },
  columns: {
    place: 'Venue',
  },
  tables: {
    places: {
      title: 'Venues',
      row: 'Venue',
      fields: {
        name: 'Name',
        photos: 'Photos',
        schedule: 'Opening hours',
        specialDays: 'Special days',
        type: 'Kind',
        cityId: 'City',
        address: 'Address without the city',
        lat: 'Latitude',
        lng: 'Longitude',
        zone: 'Time zone',
        description: 'Description',
        phone: 'Phone',
        email: 'Email',
        rating: 'Rating',
        tags: 'Tags',
        topicIds: 'Topics',
        socialNetworks: 'Pages in networks',
        partnerIds: 'Partners',
      },
      help: {
        ...hoursHelp,
        zone: 'Only if clocks differ from those of the city, for example Europe/Moscow.',
        rating: 'From 0 to 5.',
        socialNetworks: 'One line per page: network, link.',
      },
      options: { type: { city: 'City venue', university: 'University', legal_person: 'Company', partner: 'Partner' } },
    },
    spaces: {
      title: 'Spaces',
      row: 'Space',
      fields: {
        name: 'Name',
        placeId: 'Venue',
        isActive: 'Accepts bookings',
        coworkingCapacity: 'Coworking seats',
        schedule: 'Opening hours',
        specialDays: 'Special days',
        staffIds: 'Staff',
      },
      help: { ...hoursHelp, staffIds: 'Those with the role of space staff decide about bookings.' },
    },
    halls: {
      title: 'Rooms',
      row: 'Room',
      fields: { name: 'Name', spaceId: 'Space', capacity: 'Seats', equipment: 'Equipment', photos: 'Photos', isActive: 'Open for bookings' },
      help: { spaceId: 'A room that has been booked can’t move to another space.' },
    },
  },
  uses: {
    spaces: (count) => `spaces: ${count}`,
    halls: (count) => `rooms: ${count}`,
    bookings: (count) => `bookings: ${count}`,
    places: (count) => `venues: ${count}`,
  },
  occasions: {
    placeDecided: {
      title: 'Your venue is checked',
      text: ({ decision }) => (decision === 'declined' ? 'The venue you suggested wasn’t added' : 'The venue you suggested is in the catalogue now'),
    },
  },
}
