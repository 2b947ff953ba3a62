import type { spacesServer as spacesRu } from '../ru/spaces.ts'
import type { SameWords } from '../words.ts'

const hoursHelp = {
  schedule: 'One line per period: day of the week (1 is Monday), opening, closing. A day with a break takes two lines.',
  specialDays: 'Holidays and moved days: date, opening, closing. Without times the day is closed.',
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
      help: { spaceId: 'A room that has been booked cannot move to another space.' },
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
      text: ({ decision }) => (decision === 'declined' ? 'The venue you suggested was not added' : 'The venue you suggested is in the catalogue now'),
    },
  },
}
