import { plural } from '../plural.ts'

const places = (count: number) => `${count} ${plural('ru', count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`

/** The coworking on the page of a venue, and the poster that marks a visit. */
export const coworking = {
  title: 'Коворкинг',
  titleOf: (space: string) => `Коворкинг: ${space}`,
  lead: (capacity: number) => `Рабочие места для всех: ${places(capacity)} каждый день. Запишитесь, чтобы место вас дождалось.`,
  signIn: 'Войти и записаться',
  days: 'День',
  free: (count: number) => `свободно ${count}`,
  full: 'мест нет',
  mine: 'вы записаны',
  submit: 'Записаться',
  noDays: 'В ближайшее время коворкинг закрыт.',
  failed: 'Дни коворкинга не загрузились. Обновите страницу.',
  own: 'Вы записаны',
  closedDay: 'Пространство закрыло этот день, запись отменена.',
  cameAt: (time: string) => `Вы пришли в ${time}`,
  cancel: 'Отменить',
  cancelOf: (day: string) => `Отменить запись: ${day}`,
  enlisted: 'Вы записаны. Покажите свой QR-код на входе.',
  delisted: 'Запись отменена',
  ownCode: 'Мой QR-код',
  banned: 'Вы не можете записаться в этот коворкинг.',
  bannedUntil: (day: string) => `Вы не можете записаться в этот коворкинг. Запрет действует по ${day}.`,
  reason: (reason: string) => `Причина: ${reason}`,
  poster: {
    title: 'Отметка в коворкинге',
    mark: 'Отметиться',
    markHint: 'Так сотрудники узнают, что вы пришли.',
    joins: (count: number) => `Вы не записаны на сегодня, но места есть: ${count}. Отметка сразу займёт одно из них.`,
    enlisted: 'Место на сегодня ждёт вас.',
    visited: 'Вы отметились сегодня',
    full: 'На сегодня мест не осталось. Подойдите к сотруднику или выберите другой день.',
    closed: 'Сегодня коворкинг закрыт. Выберите другой день.',
    toPlace: 'К площадке',
  },
}
