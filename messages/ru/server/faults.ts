import { plural } from '../../plural.ts'

const signs = (count: number) => `${count} ${plural('ru', count, { one: 'символа', few: 'символов', many: 'символов', other: 'символа' })}`

/** Errors of a form field. */
export const faults = {
  required: (_limit: number) => 'Заполните это поле.',
  type: (_limit: number) => 'Здесь нужно другое значение.',
  tooLong: (limit: number) => `Не длиннее ${signs(limit)}.`,
  tooShort: (limit: number) => `Не короче ${signs(limit)}.`,
  format: (_limit: number) => 'Проверьте, как это записано.',
  choice: (_limit: number) => 'Выберите одно из предложенного.',
  unknown: (_limit: number) => 'Такого поля здесь нет.',
  range: (limit: number) => `Значение за границей допустимого (${limit}).`,
  future: (_limit: number) => 'Эта дата ещё не наступила.',
  beforeStart: (_limit: number) => 'Раньше начала быть не может: проверьте обе даты.',
  past: (_limit: number) => 'Это время уже прошло. Выберите будущее.',
  afterEnd: (_limit: number) => 'Позже конца события быть не может.',
  order: (_limit: number) => 'Наименьшее значение больше наибольшего.',
  atLeast: (limit: number) => `Выберите хотя бы ${limit}.`,
  used: (count: number) => `Используется: ${count}.`,
  concerned: (count: number) => `Предстоящих бронирований: ${count}.`,
  placesConcerned: (count: number) => `Занятых мест в коворкинге, которых это коснётся: ${count}.`,
  notSpaceStaff: (_limit: number) => 'У кого-то из них нет роли сотрудника пространства. Сначала дайте роль или уберите его из списка.',
  overCapacity: (count: number) => `Дней, на которые мест занято больше: ${count}. Все, кто записан, сохранят свои места.`,
  tooFarAhead: (days: number) => `Записаться можно не дальше чем на ${days} дней вперёд. Выберите более ранний день.`,
  tooBrief: (minutes: number) => `Не короче ${minutes} минут. Выберите более поздний конец.`,
  pair: (_limit: number) => 'Нужны обе координаты или ни одной.',
  lost: (_limit: number) => 'Этой записи нет на сайте: она удалена или ещё не проверена. Выберите другую.',
  slotTaken: (_limit: number) => 'Это время уже занято. Выберите другое время или зал.',
  spaceClosed: (_limit: number) => 'В это время пространство не работает. Выберите другое время.',
  noHallsForDate: (_limit: number) => 'На эту дату свободных залов нет. Выберите другой день.',
  closesEarly: (_limit: number) => 'Закрытие должно быть позже открытия.',
  hoursOverlap: (_limit: number) => 'Часы этого дня пересекаются. Оставьте одни или раздвиньте их.',
  tooLongAgo: (limit: number) => `Эта дата была больше ${limit} лет назад. Проверьте год.`,
}
