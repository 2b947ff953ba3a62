import type { Dictionary } from '../ru.ts'

export const userMenu = {
  label: 'Пайдаланушы мәзірі',
  ownQrCode: 'QR-кодым',
  items: {
    profile: 'Профиль',
    activity: 'Менің іс-шараларым',
    settings: 'Баптаулар',
    bookings: 'Брондау',
    organizer: 'Ұйымдастырушы кабинеті',
    entrepreneur: 'Кәсіпкер кабинеті',
    teams: 'Командалар',
    organizations: 'Ұйымдар',
    admin: 'Әкімші панелі',
    expert: 'Сарапшы кабинеті',
    control: 'Кіруді бақылау',
    logout: 'Шығу',
  },
} satisfies Dictionary['userMenu']
