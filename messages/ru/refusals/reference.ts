import type { referenceRefusals as declared } from '../../../contract/reference/refusals.ts'

export const referenceRefusals = {
  duplicateInterest: 'Такой интерес уже есть.',
} satisfies Record<keyof typeof declared, string>
