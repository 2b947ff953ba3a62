/** Columns and titles of exported participants, the poster, and notices. */
export const attendeesServer = {
  columns: {
    participantRole: 'Роль',
    participantFormat: 'Как участвует',
    participantSpace: 'Пространство',
    participantTags: 'Метки',
    registeredAt: 'Заявка (Москва)',
    attendedAt: 'Пришёл (Москва)',
  },
  exports: {
    participants: {
      title: 'Участники',
      states: { approved: 'Одобрен', wait: 'Ждёт решения', waitingList: 'В листе ожидания', declined: 'Отклонён' },
      roles: {
        participant: 'Участник',
        speaker: 'Спикер',
        host: 'Ведущий',
        organizer: 'Организатор',
        expert: 'Эксперт',
        media: 'СМИ',
      },
      formats: { online: 'Онлайн', offline: 'Очно' },
    },
  },
  posters: {
    attendance: {
      title: 'Отметьтесь здесь',
      hint: 'Наведите камеру телефона на код и откройте ссылку.',
      file: 'Плакат для отметки',
    },
  },
  occasions: {
    organizerMessage: { title: 'Сообщение организатора', text: () => 'Организатор написал вам о событии' },
  },
}
