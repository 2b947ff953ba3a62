import type { Decided } from './server/notices.ts'

/** Invitations of spaces to network events: the queue of staff, its export, the notice of a decision. */
export const networkServer = {
  queues: {
    network: {
      title: 'Сетевые события',
      search: 'Событие или имя',
      facts: {
        event: 'Событие',
        startsAt: 'Начало',
        endsAt: 'Окончание',
        space: 'Приглашённое пространство',
        address: 'Адрес',
        mainSpace: 'Основное пространство',
        broadcast: 'Трансляция',
        invitedAt: 'Приглашено',
      },
      withBroadcast: 'Между пространствами идёт трансляция',
    },
  },
  columns: {
    space: 'Пространство',
  },
  occasions: {
    networkDecided: {
      title: 'Ответ пространства',
      text: ({ event, space, decision }: Decided) =>
        decision === 'declined' ? `«${event}»: «${space}» не сможет участвовать` : `«${event}»: «${space}» участвует, гости уже могут его выбрать`,
    },
  },
}
