import type { Decided } from './server/notices.ts'

/** Columns of exported events, and notices about decisions. */
export const organizingServer = {
  columns: {
    claimReason: 'Причина жалобы',
    claimText: 'Подробности',
    event: 'Событие',
    startsAt: 'Начало (Москва)',
  },
  occasions: {
    eventDecided: {
      title: 'Событие проверено',
      text: ({ event, decision }: Decided) =>
        decision === 'declined' ? `«${event}»: модератор просит исправить и отправить снова` : `«${event}»: проверка пройдена, событие опубликовано`,
    },
    claimDecided: {
      title: 'Жалоба рассмотрена',
      text: ({ decision }: Decided) =>
        decision === 'declined' ? 'Мы рассмотрели вашу жалобу и не нашли нарушения' : 'Мы рассмотрели вашу жалобу и разберёмся с событием',
    },
    feedbackAsked: {
      title: 'Как прошло событие?',
      text: ({ event }: Decided) => `Расскажите, как вам «${event}»: это займёт минуту и поможет организатору`,
    },
  },
}
