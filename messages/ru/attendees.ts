/** The page of the code from a poster, and the organizer's list of participants. */
export const attendees = {
  poster: {
    title: 'Отметка на событии',
    mark: 'Отметиться',
    markHint: 'Так организатор узнает, что вы пришли. Отменить отметку может только он.',
    marked: (time: string) => `Вы отметились в ${time}`,
    early: (time: string) => `Отмечаться пока рано. Отметки откроются ${time}: откройте эту страницу ещё раз.`,
    late: (time: string) => `Отметки закрылись ${time}. Если вы были на событии, напишите организатору со страницы события.`,
    canceled: 'Событие отменено, отмечаться не нужно.',
    stranger: 'Вы не записаны на это событие. Сначала зарегистрируйтесь на его странице, потом вернитесь сюда.',
    waiting: 'Ваша заявка ещё не одобрена. Подойдите к организатору: он решит на месте.',
    declined: 'Организатор отклонил вашу заявку, поэтому отметиться нельзя.',
    toEvent: 'К событию',
    unknown: 'Такого кода у нас нет',
    unknownHint: 'Наведите камеру на плакат ещё раз: код мог прочитаться не полностью.',
    toActivity: 'Мои события',
  },
}

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
