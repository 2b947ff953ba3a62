import type { Section } from '../kit.ts'
import { staff } from './staff.ts'

export const staffDomain = [
  { title: 'Staff', description: 'What waits for a decision of staff, across domains.', calls: staff },
] as const satisfies readonly Section[]
