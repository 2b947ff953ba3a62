/** Versions of a content row: a conflict of two editors, and the history. */
export const contentVersions = {
  title: 'Запись уже изменил кто-то другой',
  lead: 'Пока вы правили, появилась новая версия. Ваш текст цел и стоит в форме ниже. Сравните, поправьте, что нужно, и сохраните.',
  saved: (name: string, time: string) => (name ? `Новая версия: ${name}, ${time}` : `Новая версия: ${time}`),
  theirs: 'Сохранено сейчас',
  mine: 'У вас',
  untouched: 'Вы это не меняли, в форме уже новое значение.',
  newPicture: 'Новая картинка',
  discard: 'Отказаться от своих правок',
  before: 'Было',
  after: 'Стало',
  noPicture: 'Картинки больше нет',
}
