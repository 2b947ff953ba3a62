/** Account statuses, and the personal statuses that users choose. */
export const statuses = {
  userStatuses: {
    minor: 'Несовершеннолетний',
    deactivated: 'Отключён',
    active: 'Действующий',
    merged: 'Объединён с другим',
    unfinished: 'Регистрация не завершена',
  },
  personalStatuses: {
    team: 'Ищу команду',
    job: 'Ищу работу',
    hiring: 'Набираю людей',
    partners: 'Ищу партнёров',
    investment: 'Ищу инвестиции',
    investing: 'Инвестирую',
    mentoring: 'Готов быть наставником',
    speaking: 'Готов выступать',
    volunteering: 'Хочу помогать',
  },
}
