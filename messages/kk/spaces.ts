import type { spacesServer as spacesRu } from '../ru/spaces.ts'
import type { SameWords } from '../words.ts'

const hoursHelp = {
  schedule: 'Әр аралыққа бір жол: апта күні (1 — дүйсенбі), ашылуы, жабылуы. Үзілісі бар күнге екі жол жазыңыз.',
  specialDays: 'Мерекелер мен ауысқан күндер: күні, ашылуы, жабылуы. Уақыты жазылмаса, күні бойы жабық.',
}

/** Suggested places, and the tables of places, spaces and halls. */
export const spacesServer: SameWords<typeof spacesRu> = {
  queues: {
    places: {
      title: 'Жаңа алаңдар',
      search: 'Алаң, мекенжай немесе кім ұсынды',
      facts: {
        place: 'Алаң',
        placeType: 'Түрі',
        address: 'Мекенжай',
        city: 'Қала',
        point: 'Координаттары',
        description: 'Сипаттамасы',
        similar: 'Ұқсас алаң',
        suggestedAt: 'Ұсынылды',
      },
    },
  },
  columns: {
    place: 'Алаң',
  },
  tables: {
    places: {
      title: 'Алаңдар',
      row: 'Алаң',
      fields: {
        name: 'Атауы',
        photos: 'Суреттері',
        schedule: 'Жұмыс уақыты',
        specialDays: 'Ерекше күндер',
        type: 'Түрі',
        cityId: 'Қала',
        address: 'Қаласыз мекенжай',
        lat: 'Ендігі',
        lng: 'Бойлығы',
        zone: 'Уақыт белдеуі',
        description: 'Сипаттамасы',
        phone: 'Телефон',
        email: 'Пошта',
        rating: 'Бағасы',
        tags: 'Белгілері',
        topicIds: 'Тақырыптар',
        socialNetworks: 'Желідегі беттері',
        partnerIds: 'Серіктестер',
      },
      help: {
        ...hoursHelp,
        zone: 'Сағат қаладағыдан өзгеше болса ғана, мысалы Europe/Moscow.',
        rating: '0 мен 5 аралығында.',
        socialNetworks: 'Әр бетке бір жол: желі, сілтеме.',
      },
      options: { type: { city: 'Қалалық', university: 'Жоғары оқу орны', legal_person: 'Ұйым', partner: 'Серіктес' } },
    },
    spaces: {
      title: 'Кеңістіктер',
      row: 'Кеңістік',
      fields: {
        name: 'Атауы',
        placeId: 'Алаң',
        isActive: 'Брондауға ашық',
        coworkingCapacity: 'Коворкингтегі орын',
        schedule: 'Жұмыс уақыты',
        specialDays: 'Ерекше күндер',
        staffIds: 'Қызметкерлер',
      },
      help: { ...hoursHelp, staffIds: 'Брондау туралы шешімді кеңістік қызметкері рөлі барлар ғана қабылдайды.' },
    },
    halls: {
      title: 'Залдар',
      row: 'Зал',
      fields: {
        name: 'Атауы',
        spaceId: 'Кеңістік',
        capacity: 'Орын саны',
        equipment: 'Жабдық',
        photos: 'Суреттері',
        isActive: 'Брондауға ашық',
      },
      help: { spaceId: 'Бұрын брондалған залды басқа кеңістікке көшіруге болмайды.' },
    },
  },
  uses: {
    spaces: (count) => `кеңістіктер — ${count}`,
    halls: (count) => `залдар — ${count}`,
    bookings: (count) => `брондаулар — ${count}`,
    places: (count) => `алаңдар — ${count}`,
  },
  occasions: {
    placeDecided: {
      title: 'Алаң тексерілді',
      text: ({ decision }) => (decision === 'declined' ? 'Сіз ұсынған алаң каталогқа қосылмады' : 'Сіз ұсынған алаң енді каталогта бар'),
    },
  },
}
