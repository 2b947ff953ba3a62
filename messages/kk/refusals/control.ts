import type { controlRefusals as declared } from '../../../contract/control/refusals.ts'

export const controlRefusals = {
  alreadyMarked: 'Бұл келуші белгіленіп қойған.',
} satisfies Record<keyof typeof declared, string>
