import type { controlRefusals as declared } from '../../../contract/control/refusals.ts'

export const controlRefusals = {
  alreadyMarked: 'This visitor is marked already.',
} satisfies Record<keyof typeof declared, string>
