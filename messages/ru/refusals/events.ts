import type { eventsRefusals as declared } from '../../../contract/events/refusals.ts'

export const eventsRefusals = {
  inModerationForOrganizer: 'Событие на проверке. Мы сообщим, когда оно будет одобрено.',
  inModeration: 'Событие ещё не открыто. Загляните чуть позже.',
  notParticipant: 'Это доступно только участникам события.',
} satisfies Record<keyof typeof declared, string>
