import type { spacesRefusals as declared } from '../../../contract/spaces/refusals.ts'

export const spacesRefusals = {
  placeExists: 'Мұндай алаң бар немесе оны бұрын ұсынғансыз.',
} satisfies Record<keyof typeof declared, string>
