import type { Section } from '../kit.ts'
import { supportDesk } from './desk.ts'
import { support } from './support.ts'

export const supportDomain = [
  { title: 'Support', description: 'Messages to the support and its answers.', calls: support },
  { title: 'Support desk', description: 'Threads with the support for staff.', calls: supportDesk },
] as const satisfies readonly Section[]
