import { plural } from '../plural.ts'
import type { Decided } from './server/notices.ts'

const counted = (count: number, one: string, few: string, many: string) => `${count} ${plural('ru', count, { one, few, many, other: few })}`

/** Own bookings of halls, and the form of a booking. */
export const bookings = {
  title: 'Мои бронирования',
  create: 'Забронировать зал',
  tabs: { label: 'Бронирования', future: 'Будущие', past: 'Прошедшие', space: 'Запросы' },
  states: { pending: 'Ждёт решения', approved: 'Подтверждено', rejected: 'Отклонено', cancelled: 'Отменено' },
  nothing: {
    future: { title: 'Бронирований пока нет', text: 'Выберите пространство, день и время: зал останется за вами, как только сотрудники подтвердят.' },
    past: { title: 'Здесь появятся прошедшие встречи', text: 'Пока ни одна не прошла.' },
  },
  nothingInSpaces: {
    waiting: { title: 'Всё решено', text: 'Новые запросы на залы появятся здесь.' },
    future: { title: 'Будущих бронирований нет', text: 'Подтверждённые и ждущие появятся здесь.' },
    past: { title: 'Прошедших бронирований нет', text: 'Прошедшие и отменённые появятся здесь.' },
  },
  shows: { label: 'Какие бронирования', waiting: 'Ждут решения', future: 'Все будущие', past: 'Прошедшие и отменённые' },
  invited: 'Вас пригласили',
  invitedBy: (name: string) => `Вас приглашает ${name}`,
  reason: (text: string) => `Причина: ${text}`,
  back: '← Все бронирования',
  allSpaces: 'Бронирования всех пространств',
  spaces: 'Пространства',
  everySpace: 'Все пространства',
  change: 'Изменить',
  cancelling: {
    ask: 'Отменить бронирование',
    question: 'Отменить? Зал сразу освободится, участники узнают об этом.',
    one: 'Отменить встречу',
    later: 'Отменить эту и следующие встречи',
  },
  leaving: {
    ask: 'Не приду',
    question: 'Отказаться от встречи? Автор узнает, а встреча пропадёт из вашего списка.',
    one: 'Отказаться от встречи',
    later: 'Отказаться от этой и следующих встреч',
  },
  cancelled: 'Бронирование отменено, зал свободен.',
  ofEvent: 'Залы события:',
  chooseSpace: 'Выберите пространство',
  findSpace: 'Найти пространство',
  findSpaceHint: 'Название, город или улица',
  noSpaceFound: 'Такого пространства с залами нет',
  otherSpace: 'Другое пространство',
  noSpaces: 'Пока негде забронировать зал',
  noSpacesText: 'Пространств с залами ещё нет. Посмотрите другие площадки.',
  spacesFailed: 'Пространства не загрузились',
  spacesFailedText: 'Попробуйте ещё раз через минуту. Уже сделанные бронирования на месте.',
  toPlaces: 'К площадкам',
  hallCount: (count: number) => counted(count, 'зал', 'зала', 'залов'),
  seats: (count: number) => counted(count, 'место', 'места', 'мест'),
  days: 'Дни со свободными залами',
  earlierMonth: 'Предыдущий месяц',
  laterMonth: 'Следующий месяц',
  noDays: 'В этом месяце свободных залов нет. Посмотрите следующий.',
  noDaysAhead: 'В этом месяце свободных залов нет, а дальше чем на год вперёд залы не бронируют.',
  notBookable: 'Залы этого пространства сейчас не бронируют. Выберите другое пространство.',
  closedDay: 'В этот день пространство не работает.',
  noHalls: 'На эту дату свободных залов нет.',
  grid: {
    label: 'Свободное время залов',
    time: 'Время',
    hint: 'Нажмите на начало, потом на конец.',
    free: (hall: string, start: string, end: string) => `${hall}: свободно ${start}–${end}`,
    taken: (hall: string, start: string) => `${hall}: занято в ${start}`,
  },
  form: {
    day: 'День',
    hall: 'Зал',
    start: 'Начало',
    end: 'Конец',
    taken: 'В это время зал занят или закрыт.',
    zone: (zone: string) => `Время пространства (${zone})`,
    theme: 'Тема встречи',
    agenda: 'Повестка',
    equipment: 'Оборудование',
    participants: 'Участники',
    participantsHelp: 'Им придёт приглашение.',
    participantName: 'Имя или фамилия',
    unknownParticipant: 'Назовите каждого так, чтобы подходил один человек: имя и фамилия, через запятую.',
    optional: 'по желанию',
    book: 'Забронировать',
    change: 'Сохранить изменения',
    next: 'Сотрудники пространства подтвердят или откажут. Ответ придёт в уведомления и на почту.',
  },
  series: {
    title: 'Повтор',
    never: 'Один раз',
    steps: { week: 'Каждую неделю', twoWeeks: 'Раз в две недели' },
    meetings: (count: number) => counted(count, 'встреча', 'встречи', 'встреч'),
    fewer: 'На одну встречу меньше',
    more: 'На одну встречу больше',
    obstacles: { slotTaken: 'Это время занято', noHallsForDate: 'Свободных залов нет', spaceClosed: 'Закрыто', hallOutOfUse: 'Зал не бронируют' },
    instead: (date: string) => `Замена: ${date}`,
    skip: 'Пропустить этот день',
    of: (count: number) => `Повторяется: ${counted(count, 'встреча', 'встречи', 'встреч')}`,
    decideLater: 'И все следующие встречи, которые ждут решения',
  },
  decision: {
    title: 'Решение',
    of: (name: string) => `Просит: ${name}`,
    obstacles: {
      hallOutOfUse: 'Подтвердить нельзя: зал или пространство больше не бронируют.',
      spaceClosed: 'Подтвердить нельзя: в это время пространство теперь закрыто.',
      authorBanned: 'Подтвердить нельзя: автору запрещено участие в этом пространстве.',
      slotTaken: 'Подтвердить нельзя: это время теперь занято другим бронированием.',
    },
    approve: 'Подтвердить',
    approved: 'Бронирование подтверждено.',
    reject: 'Отклонить',
    rejected: 'Бронирование отклонено.',
    comment: 'Причина отказа',
  },
}

/** Notices about bookings; the decision has the text of its type. */
export const bookingsServer = {
  occasions: {
    bookingRequested: {
      title: 'Новое бронирование',
      text: ({ user, space, booking, halls, others }: Decided) => `${user} просит зал в «${space}»: «${booking}», ${halls}${more(others)}`,
    },
    bookingChanged: {
      title: 'Бронирование изменено',
      text: ({ space, booking, halls }: Decided) => `«${space}»: изменено бронирование «${booking}», ${halls}`,
    },
    bookingMoved: {
      title: 'Встреча переносится',
      text: ({ space, booking, halls }: Decided) => `«${booking}» теперь в другое время или в другом зале: ${halls}, «${space}»`,
    },
    bookingInvited: {
      title: 'Приглашение на встречу',
      text: ({ user, space, booking, halls, others }: Decided) => `${user} зовёт вас на встречу «${booking}»: ${halls}, «${space}»${more(others)}`,
    },
    bookingUninvited: {
      title: 'Приглашение отозвано',
      text: ({ space, booking, halls }: Decided) => `Вы больше не участник встречи «${booking}»: ${halls}, «${space}»`,
    },
    bookingLeft: {
      title: 'Участник не придёт',
      text: ({ user, booking, halls, others }: Decided) => `${user} не придёт на встречу «${booking}»: ${halls}${more(others)}`,
    },
    bookingRefused: {
      title: 'Встречи не будет',
      text: ({ space, booking, halls, others }: Decided) =>
        `Пространство «${space}» не дало зал, встречи «${booking}» не будет: ${halls}${more(others)}`,
    },
    bookingRestored: {
      title: 'Встреча всё-таки будет',
      text: ({ space, booking, halls }: Decided) => `Зал дали, встреча «${booking}» состоится: ${halls}, «${space}»`,
    },
    bookingCancelled: {
      title: 'Бронирование отменено',
      text: ({ space, booking, halls, others }: Decided) => `Встречи «${booking}» не будет: ${halls}, «${space}»${more(others)}`,
    },
    bookingShifted: {
      title: 'Часы встречи изменились',
      text: ({ space, booking, halls, others }: Decided) =>
        `у «${space}» теперь другой часовой пояс. Проверьте время «${booking}»: ${halls}${more(others)}`,
    },
    bookingClosed: {
      title: 'Зал или время закрыты',
      text: ({ space, booking, halls, others }: Decided) =>
        `«${space}» закрывает зал или эти часы. Уточните, будет ли «${booking}»: ${halls}${more(others)}`,
    },
  },
}

/** The further meetings of a series. */
const more = (others: number) => (others > 0 ? `, и ещё ${counted(others, 'встреча', 'встречи', 'встреч')}` : '')
