import type { Section } from '../kit.ts'
import { control } from './control.ts'

export const controlDomain = [
  {
    title: 'Control panel',
    description: 'Visitors of a space by day, their marks and walk-ins, for the users who work in the space.',
    calls: control,
  },
] as const satisfies readonly Section[]
