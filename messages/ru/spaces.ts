import type { Decided } from './server/notices.ts'

const placeFields = {
  name: 'Название',
  photos: 'Фотографии',
  schedule: 'Часы работы',
  specialDays: 'Особые дни',
}
const hoursHelp = {
  schedule: 'По строке на промежуток: день недели (1 — понедельник), открытие, закрытие. День с перерывом — две строки.',
  specialDays: 'Праздники и переносы: дата, открытие, закрытие. Без времени — весь день закрыто.',
}

/** Suggested places, and the tables of places, spaces and halls. */
export const spacesServer = {
  queues: {
    places: {
      title: 'Новые площадки',
      search: 'Площадка, адрес или кто предложил',
      facts: {
        place: 'Площадка',
        placeType: 'Вид',
        address: 'Адрес',
        city: 'Город',
        point: 'Координаты',
        description: 'Описание',
        similar: 'Похожая площадка',
        suggestedAt: 'Предложено',
      },
    },
  },
  columns: {
    place: 'Площадка',
  },
  tables: {
    places: {
      title: 'Площадки',
      row: 'Площадка',
      fields: {
        ...placeFields,
        type: 'Вид',
        cityId: 'Город',
        address: 'Адрес без города',
        lat: 'Широта',
        lng: 'Долгота',
        zone: 'Часовой пояс',
        description: 'Описание',
        phone: 'Телефон',
        email: 'Почта',
        rating: 'Оценка',
        tags: 'Метки',
        topicIds: 'Темы',
        socialNetworks: 'Страницы в сетях',
        partnerIds: 'Партнёры',
      },
      help: {
        ...hoursHelp,
        zone: 'Только если часы здесь идут не так, как в городе, например Europe/Moscow.',
        rating: 'От 0 до 5.',
        socialNetworks: 'По строке на страницу: сеть, ссылка.',
      },
      options: { type: { city: 'Городская', university: 'Вуз', legal_person: 'Организация', partner: 'Партнёр' } },
    },
    spaces: {
      title: 'Пространства',
      row: 'Пространство',
      fields: {
        name: placeFields.name,
        placeId: 'Площадка',
        isActive: 'Принимает бронирования',
        coworkingCapacity: 'Мест в коворкинге',
        schedule: placeFields.schedule,
        specialDays: placeFields.specialDays,
        staffIds: 'Сотрудники',
      },
      help: { ...hoursHelp, staffIds: 'Решать о бронированиях смогут те из них, у кого есть роль сотрудника пространства.' },
    },
    halls: {
      title: 'Залы',
      row: 'Зал',
      fields: {
        name: placeFields.name,
        spaceId: 'Пространство',
        capacity: 'Мест',
        equipment: 'Оборудование',
        photos: placeFields.photos,
        isActive: 'Открыт для бронирования',
      },
      help: { spaceId: 'Зал, который уже бронировали, в другое пространство не перенести.' },
    },
  },
  uses: {
    spaces: (count: number) => `пространства — ${count}`,
    halls: (count: number) => `залы — ${count}`,
    bookings: (count: number) => `бронирования — ${count}`,
    places: (count: number) => `площадки — ${count}`,
  },
  occasions: {
    placeDecided: {
      title: 'Площадка проверена',
      text: ({ decision }: Decided) =>
        decision === 'declined' ? 'Площадку, которую вы предложили, не добавили в каталог' : 'Площадка, которую вы предложили, теперь в каталоге',
    },
  },
}
