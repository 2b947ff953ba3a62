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
    mentoring: 'Могу быть наставником',
    speaking: 'Могу выступить',
    volunteering: 'Хочу помогать',
  },
}
