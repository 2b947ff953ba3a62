import type { moderationRefusals as declared } from '../../../contract/moderation/refusals.ts'

export const moderationRefusals = {
  undoTooLate: 'Время отмены прошло: решение уже действует.',
  alreadyUndone: 'Это решение уже отменено.',
  notYourDecision: 'Отменить решение может только тот, кто его принял.',
} satisfies Record<keyof typeof declared, string>
