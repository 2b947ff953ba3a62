import type { referenceRefusals as declared } from '../../../contract/reference/refusals.ts'

export const referenceRefusals = {
  duplicateInterest: 'This interest is already there.',
} satisfies Record<keyof typeof declared, string>
