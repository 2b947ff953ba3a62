/** Letters of mailings; `organizer` is a name. */
export const mailingLetters = {
  templates: { organizer: 'Письмо организатора', partner: 'Письмо партнёра', boiling_point: 'Точка кипения' },
  footer: (organizer: string) =>
    `Рассылка, автор: ${organizer}. Вы получили это письмо как участник событий или подписчик организации на платформе «Вместе».`,
  unsubscribe: 'Не присылать письма организаторов',
  files: 'Файлы',
  toQuiz: 'Ответить на вопросы',
  test: (subject: string) => `Проба: ${subject}`,
  reader: 'друзья',
  yourCity: 'ваш город',
  anEvent: 'событие',
  aDate: 'дата уточняется',
  aPlace: 'место уточняется',
}
