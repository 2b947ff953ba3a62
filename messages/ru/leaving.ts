import type { Decided } from './server/notices.ts'

/** The queues of deletions and merges, and notices. */
export const leavingServer = {
  queues: {
    deletionProposals: {
      title: 'Удаление аккаунтов',
      search: 'Имя или почта',
      finalWarning: 'Личные данные сотрём сразу, и вернуть их будет нельзя.',
      facts: {
        reason: 'Причина',
        carriedOutAt: 'Выполнится автоматически',
      },
    },
    mergeRequests: {
      title: 'Объединение аккаунтов',
      search: 'Имя или почта',
      finalWarning: 'Всё из первого аккаунта перейдёт во второй, а сам он закроется. Разделить их обратно будет нельзя.',
      facts: {},
    },
  },
  columns: {
    reason: 'Причина',
    requestedAt: 'Запрос отправлен (Москва)',
    carriedOutAt: 'Выполнится автоматически (Москва)',
    closedUserId: '№ закрываемого аккаунта',
    closedUser: 'Закрываемый аккаунт',
    closedEmail: 'Почта закрываемого аккаунта',
    closedPhone: 'Телефон закрываемого аккаунта',
  },
  occasions: {
    exportReady: { title: 'Архив данных готов', text: () => 'Скачайте архив в настройках, он хранится семь дней' },
    deletionDeclined: { title: 'Запрос на удаление', text: () => 'Аккаунт остаётся с вами: запрос на удаление отклонён' },
    mergeDecided: {
      title: 'Объединение аккаунтов',
      text: ({ decision }: Decided) => (decision === 'approved' ? 'Аккаунты объединены' : 'Объединить аккаунты не получилось'),
    },
  },
}
