import type { moderationRefusals as declared } from '../../../contract/moderation/refusals.ts'

export const moderationRefusals = {
  undoTooLate: 'Кешіктіңіз: шешім күшіне енді.',
  alreadyUndone: 'Бұл шешімнің күші жойылып қойған.',
  notYourDecision: 'Шешімнің күшін оны қабылдаған адам ғана жоя алады.',
} satisfies Record<keyof typeof declared, string>
