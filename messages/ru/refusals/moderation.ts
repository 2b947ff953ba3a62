import type { moderationRefusals as declared } from '../../../contract/moderation/refusals.ts'

export const moderationRefusals = {
  ownRequest: 'Это ваша собственная запись: решение по ней должен принять другой сотрудник.',
  notWaiting: 'Решать пока нечего: пользователь ещё не подтвердил запрос или не загрузил документ.',
  changedMeanwhile: 'Пока вы смотрели, автор изменил запись. Проверьте новое содержание и решите ещё раз.',
  changedSince: 'Отменять уже нечего: после решения автор изменил или удалил запись.',
  undoTooLate: 'Время отмены прошло: решение уже действует.',
  alreadyUndone: 'Это решение уже отменено.',
  notYourDecision: 'Отменить решение может только тот, кто его принял.',
} satisfies Record<keyof typeof declared, string>
