import type { Decided } from './server/notices.ts'

/** Notices about teams, and the queue of staff with its export. */
export const teamNoticesServer = {
  queues: {
    teams: {
      title: 'Команды',
      search: 'Название или имя лидера',
      facts: {
        team: 'Команда',
        teamType: 'Вид',
        city: 'Город',
        members: 'Участников',
        description: 'Описание',
        createdAt: 'Создана',
      },
      types: { project: 'Проектная', event: 'Для событий' },
    },
  },
  columns: { team: 'Команда' },
  uses: {
    teams: (count: number) => `команды — ${count}`,
  },
  occasions: {
    teamJoinRequested: {
      title: 'Заявка в команду',
      text: ({ user, team }: Decided) => `${user} хочет вступить в команду «${team}»`,
    },
    teamJoinDecided: {
      title: 'Ответ команды',
      text: ({ team, decision }: Decided) =>
        decision === 'approved' ? `Вас приняли в команду «${team}»` : `Лидер команды «${team}» отклонил вашу заявку`,
    },
    teamMemberRemoved: {
      title: 'Вы больше не в команде',
      text: ({ team }: Decided) => `Лидер исключил вас из команды «${team}». Ваши места на её будущих событиях освободились`,
    },
    teamMemberLeft: {
      title: 'Участник вышел из команды',
      text: ({ user, team }: Decided) => `${user} больше не в команде «${team}»`,
    },
    teamRoleChanged: {
      title: 'Новая роль в команде',
      text: ({ team }: Decided) => `Ваша роль в команде «${team}» изменилась`,
    },
    teamHandedOver: {
      title: 'Вы лидер команды',
      text: ({ user, team }: Decided) => `${user} передаёт вам команду «${team}»: теперь вы её лидер`,
    },
    teamRegistered: {
      title: 'Команда идёт на событие',
      text: ({ team, event }: Decided) => `Команда «${team}» подала заявку: «${event}». Решит организатор`,
    },
    teamEventDecided: {
      title: 'Решение по заявке команды',
      text: ({ team, event, decision }: Decided) => {
        if (decision === 'wait') return `«${event}»: заявка команды «${team}» снова ждёт решения`
        return decision === 'declined' ? `«${event}»: организатор отклонил заявку команды «${team}»` : `«${event}»: команда «${team}» участвует`
      },
    },
    teamApplied: {
      title: 'Команда хочет участвовать',
      text: ({ team, event }: Decided) => `Команда «${team}» подала заявку: «${event}»`,
    },
    teamLineUpChanged: {
      title: 'Состав команды изменился',
      text: ({ team, event }: Decided) => `«${event}»: в одобренной команде «${team}» другие участники`,
    },
    teamShrank: {
      title: 'В команде не хватает участников',
      text: ({ team, event, others }: Decided) =>
        `«${event}»: в команде «${team}» не хватает участников (${others}). Заявка ждёт, пока состав не станет полным и его не одобрит организатор`,
    },
    teamPlaceGiven: {
      title: 'Вы в составе команды',
      text: ({ team, event, decision }: Decided) =>
        decision === 'approved'
          ? `«${event}»: вы участвуете с командой «${team}»`
          : `«${event}»: вас добавили в состав команды «${team}». Решит организатор`,
    },
    teamPlaceTaken: {
      title: 'Вы больше не в составе команды',
      text: ({ team, event }: Decided) => `«${event}»: команда «${team}» участвует без вас`,
    },
    teamWithdrawn: {
      title: 'Команда не идёт на событие',
      text: ({ team, event }: Decided) => `Команда «${team}» отозвала заявку: «${event}»`,
    },
    teamDisbanded: {
      title: 'Команда распущена',
      text: ({ team }: Decided) => `Лидер распустил команду «${team}»`,
    },
    teamReviewed: {
      title: 'Команда проверена',
      text: ({ team, decision }: Decided) =>
        decision === 'declined' ? `Модератор отклонил команду «${team}»` : `Команда «${team}» теперь видна всем`,
    },
  },
}
