import type { supportRefusals as declared } from '../../../contract/support/refusals.ts'

export const supportRefusals = {
  supportAnswered: 'While you were writing, a colleague answered. Read their answer, and send yours again if it is still needed.',
  supportContinued: 'While you were writing, a new message came. Read it and send your answer again.',
} satisfies Record<keyof typeof declared, string>
