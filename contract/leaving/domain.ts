import type { Section } from '../kit.ts'
import { deletionQueue, leaving, mergeQueue } from './leaving.ts'

export const leavingDomain = [
  {
    title: 'Leaving',
    description: 'Exporting personal data, deleting an account, merging two accounts.',
    calls: leaving,
    queues: [deletionQueue, mergeQueue],
  },
] as const satisfies readonly Section[]
