import type { spacesRefusals as declared } from '../../../contract/spaces/refusals.ts'

export const spacesRefusals = {
  placeExists: 'This venue is listed already, or you’ve suggested it before.',
} satisfies Record<keyof typeof declared, string>
