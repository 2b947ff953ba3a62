import type { bookingsRefusals as declared } from '../../../contract/bookings/refusals.ts'

export const bookingsRefusals = {
  slotTaken: 'Это время уже занято. Выберите другое время или зал.',
  spaceClosed: 'В это время пространство не работает. Выберите другое время.',
  noHallsForDate: 'На эту дату свободных залов нет. Выберите другой день.',
  hallOutOfUse: 'Этот зал больше не бронируют. Нужен другой зал.',
  authorBanned: 'Автору запрещено участие в этом пространстве: подтвердить нельзя.',
  bookingCancelled: 'Это бронирование отменено. Забронируйте зал заново.',
  bookingStarted: 'Встреча уже началась, изменить бронирование нельзя.',
  bookedByEvent: 'Этот зал занят событием: меняется вместе с ним.',
} satisfies Record<keyof typeof declared, string>
