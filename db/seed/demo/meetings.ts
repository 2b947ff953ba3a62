import type { DemoRole } from './accounts.ts'

type Meeting = {
  author: DemoRole
  /** Key of a demo space. */
  space: string
  theme: string
  agenda?: string
  /** Days from today; a weekend moves to the Monday after. */
  inDays: number
  /** The first hour that is tried, by the clock of the space. */
  hour: number
  hours: number
  status: 'pending' | 'approved' | 'rejected'
  comment?: string
  isCancelled?: true
  /** Keys of demo users. */
  guests?: DemoRole[]
}

/** Meetings in each state, so that the lists of the author and of the space staff have them all. */
export const meetings: Meeting[] = [
  {
    author: 'participant', space: 'tochka-moskva', theme: 'Дегустация осеннего сбора', inDays: 3, hour: 11, hours: 2, status: 'pending',
    agenda: '1. Пробуем шесть чаёв\n2. Выбираем три для витрины\n3. Считаем цену чашки', guests: ['expert'],
  },
  { author: 'participant', space: 'tochka-moskva', theme: 'Договор с поставщиком посуды', inDays: 6, hour: 15, hours: 1, status: 'approved', comment: 'Ключ возьмите у администратора на входе.' },
  { author: 'participant', space: 'asu-almaty', theme: 'Созвон с партнёрами из Алматы', inDays: 8, hour: 10, hours: 1, status: 'rejected', comment: 'В этот день в зале меняют проводку. Подойдёт любой другой.' },
  { author: 'participant', space: 'tochka-moskva', theme: 'Репетиция открытия', inDays: 10, hour: 12, hours: 2, status: 'pending', isCancelled: true },
  { author: 'participant', space: 'tochka-moskva', theme: 'Знакомство с соседями по двору', inDays: -9, hour: 17, hours: 2, status: 'approved' },
  { author: 'organizer', space: 'tochka-moskva', theme: 'Сборы команды городской программы', inDays: 4, hour: 10, hours: 3, status: 'pending', agenda: 'План на месяц и дежурства', guests: ['participant', 'expert'] },
  { author: 'organizer', space: 'asu-almaty', theme: 'Встреча с наставниками', inDays: 7, hour: 13, hours: 2, status: 'pending' },
  { author: 'organizer', space: 'asu-almaty', theme: 'Прогон выступлений', inDays: 12, hour: 16, hours: 2, status: 'approved' },
]

/** Places that users suggest. */
export const suggestedPlaces = [
  {
    author: 'participant' as const, name: 'Чайная во дворе', city: 'Москва', address: 'Новая Басманная улица, 14, строение 2', lat: 55.7689, lng: 37.6571,
    description: '<p>Двадцать мест, длинный стол и проектор. По вечерам тихо, хозяева рады небольшим встречам.</p>', daysAgo: 2,
  },
  {
    author: 'organizer' as const, name: 'Зал в доме культуры', city: 'Казань', address: 'улица Карима Тинчурина, 31', lat: 55.7815, lng: 49.1089,
    description: '<p>Зал на сто человек со сценой.</p>', daysAgo: 5,
  },
]
