import type { Section } from '../kit.ts'
import { staff } from './staff.ts'

export const staffDomain = [
  { title: 'Staff', description: 'Requests that wait for a decision of staff, across domains.', calls: staff },
] as const satisfies readonly Section[]
