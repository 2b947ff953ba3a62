/** The bell and the notifications dialog. */
export const notifications = {
  title: 'Уведомления',
  bell: (count: number) => (count > 0 ? `Уведомления, непрочитанных: ${count}` : 'Уведомления'),
  empty: 'Пока тихо. Здесь появятся ответы на заявки, запросы контактов и новости событий.',
  allow: 'Показать',
  decline: 'Отказать',
  approved: 'Контакты открыты',
  declined: 'Вы не открыли контакты',
  decisionFailed: 'Не получилось ответить на запрос. Попробуйте ещё раз.',
  close: (title: string) => `Закрыть «${title}»`,
  preferences: 'Что присылать',
}
