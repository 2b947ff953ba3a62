import type { spacesRefusals as declared } from '../../../contract/spaces/refusals.ts'

export const spacesRefusals = {
  placeExists: 'Такая площадка уже есть, или вы её уже предложили.',
} satisfies Record<keyof typeof declared, string>
