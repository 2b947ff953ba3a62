import type { bookingsRefusals as declared } from '../../../contract/bookings/refusals.ts'

export const bookingsRefusals = {
  slotTaken: 'Бұл уақыт бос емес. Басқа уақытты немесе залды таңдаңыз.',
  spaceClosed: 'Бұл уақытта кеңістік жұмыс істемейді. Басқа уақытты таңдаңыз.',
  noHallsForDate: 'Бұл күнге бос зал жоқ. Басқа күнді таңдаңыз.',
  hallOutOfUse: 'Бұл зал енді брондалмайды. Басқа зал керек.',
  authorBanned: 'Авторға бұл кеңістікке қатысуға тыйым салынған: растауға болмайды.',
  bookingCancelled: 'Бұл брондау тоқтатылған. Залды қайта брондаңыз.',
  bookingStarted: 'Кездесу басталып кетті, брондауды өзгертуге болмайды.',
  bookedByEvent: 'Бұл залда іс-шара өтеді: брондау іс-шарамен бірге өзгереді.',
} satisfies Record<keyof typeof declared, string>
