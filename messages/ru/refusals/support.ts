import type { supportRefusals as declared } from '../../../contract/support/refusals.ts'

export const supportRefusals = {
  supportAnswered: 'Пока вы писали, на сообщение ответил коллега. Прочтите его ответ: если ваш ещё нужен, отправьте его ещё раз.',
  supportContinued: 'Пока вы писали, пришло новое сообщение. Прочтите его и отправьте ответ ещё раз.',
} satisfies Record<keyof typeof declared, string>
