import type { Section } from '../kit.ts'
import { certificates } from './certificates.ts'

export const certificatesDomain = [
  {
    title: 'Certificates',
    description: 'Certificates of participation: files, public validation, and the list of the organizers.',
    calls: certificates,
  },
] as const satisfies readonly Section[]
