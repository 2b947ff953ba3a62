import { plural } from '../plural.ts'
import type { Decided } from './server/notices.ts'

const counted = (count: number, one: string, few: string, many: string) => `${count} ${plural('ru', count, { one, few, many, other: few })}`

/** The catalogue of places, the page of a place, and suggestions of new ones. */
export const spaces = {
  title: 'Площадки',
  description: 'Места, где встречаются, учатся и работают: залы, пространства и университеты рядом с вами.',
  count: (count: number) => `${plural('ru', count, { one: 'Нашлась', other: 'Нашлось' })} ${counted(count, 'площадка', 'площадки', 'площадок')}`,
  filters: {
    label: 'Фильтры площадок',
    search: 'Поиск по площадкам',
    searchHint: 'Название, адрес',
    city: 'Город',
    anyCity: 'Любой город',
    type: 'Вид',
    anyType: 'Любой вид',
    capacity: 'Вместимость',
    anyCapacity: 'Любая вместимость',
    topics: 'Темы',
  },
  types: { city: 'Городская площадка', university: 'Университет', legal_person: 'Компания', partner: 'Партнёр' },
  capacities: {
    '20': 'до 20 мест',
    '40': 'до 40 мест',
    '60': 'до 60 мест',
    '100': 'до 100 мест',
    '150': 'до 150 мест',
    more: 'больше 150 мест',
  },
  views: { label: 'Вид списка', list: 'Список', map: 'Карта' },
  mapLabel: 'Площадки на карте',
  nothing: { title: 'Площадок не нашлось', text: 'Попробуйте другой город или уберите один из фильтров.' },
  hallsUpTo: (count: number, capacity: string) => `${counted(count, 'зал', 'зала', 'залов')}, ${capacity}`,
  bookable: 'Можно забронировать',
  seats: (count: number) => counted(count, 'место', 'места', 'мест'),
  weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  open: {
    until: (time: string) => `Открыто до ${time}`,
    at: (time: string) => `Откроется сегодня в ${time}`,
    closed: 'Сейчас закрыто',
    dayOff: 'выходной',
  },
  page: {
    about: 'О площадке',
    halls: 'Залы',
    map: 'На карте',
    route: 'Открыть в картах',
    staff: 'Кто здесь работает',
    partners: 'Партнёры',
    events: 'Ближайшие события',
    noEvents: 'Здесь пока ничего не запланировано.',
    allEvents: 'Все события',
    moreEvents: (count: number) => `Все события площадки: ${count}`,
    hours: 'Часы работы',
    spaceHours: 'Когда открыто пространство',
    specialDays: 'Особые дни',
    contacts: 'Контакты',
    book: 'Забронировать',
    bookHall: 'Забронировать зал',
    otherPhotos: (count: number) => `Ещё фото: ${count}`,
    photo: (number: number, name: string) => `Фото ${number}: ${name}`,
  },
  suggest: {
    open: 'Добавить площадку',
    title: 'Добавить площадку',
    lead: 'Расскажите о месте, где можно собраться. Мы проверим сведения и добавим его в каталог.',
    name: 'Название',
    type: 'Вид',
    city: 'Город',
    address: 'Адрес',
    addressHint: 'Улица и дом',
    point: 'Координаты',
    optional: 'можно не заполнять',
    pointHint: 'Широта и долгота через запятую, как в картах: 55.7558, 37.6173',
    pointFault: 'Напишите широту и долготу через запятую, например 55.7558, 37.6173.',
    onMap: 'Указать на карте',
    mapHint: 'Подвиньте и приблизьте карту так, чтобы площадка оказалась под прицелом.',
    mapLabel: 'Карта для выбора места',
    pick: 'Взять эту точку',
    description: 'Чем хороша площадка',
    descriptionHint: 'Сколько человек помещается, какие есть залы и оборудование, как договориться',
    send: 'Отправить на проверку',
    sent: 'Спасибо! Мы проверим площадку и пришлём уведомление.',
    waits: 'Площадка на проверке. Пока её видите только вы.',
    declined: (comment: string) => (comment ? `Площадку не добавили: ${comment}` : 'Площадку не добавили.'),
  },
}

const placeFields = {
  name: 'Название',
  photos: 'Фотографии',
  schedule: 'Часы работы',
  specialDays: 'Особые дни',
}
const hoursHelp = {
  schedule: 'Пустой день — выходной. Закрытие в 00:00 — полночь.',
  specialDays: 'Праздники и переносы. Без времени — весь день закрыто. Чтобы убрать день, сотрите дату и время.',
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
      help: { ...hoursHelp, staffIds: 'Они решают о бронированиях и встречают посетителей. Подойдут люди с ролью сотрудника пространства.' },
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
  tableNotes: { withoutSpaceRole: (name: string) => `${name} (нет роли сотрудника пространства)` },
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
