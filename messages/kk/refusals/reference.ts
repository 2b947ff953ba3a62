import type { referenceRefusals as declared } from '../../../contract/reference/refusals.ts'

export const referenceRefusals = {
  duplicateInterest: 'Мұндай қызығушылық бұрыннан бар.',
} satisfies Record<keyof typeof declared, string>
