import type { Section } from '../kit.ts'
import { control } from './control.ts'
import { door } from './door.ts'

export const controlDomain = [
  {
    title: 'Control panel',
    description: 'Visitors of a space by day, their marks and walk-ins, for the users who work in the space.',
    calls: control,
  },
  {
    title: 'Door without a network',
    description: 'The roster of a day for devices of the control panel, and the exchange of their scans.',
    calls: door,
  },
] as const satisfies readonly Section[]
