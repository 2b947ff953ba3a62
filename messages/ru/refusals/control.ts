import type { controlRefusals as declared } from '../../../contract/control/refusals.ts'

export const controlRefusals = {
  alreadyMarked: 'Этот посетитель уже отмечен.',
} satisfies Record<keyof typeof declared, string>
