import type { Section } from '../kit.ts'
import { outbox } from './outbox.ts'
import { platform } from './platform.ts'

export const platformDomain = [
  { title: 'Platform', description: 'Health, error reports and calls that belong to no domain.', calls: platform },
  { title: 'Messages', description: 'Emails and pushes that were not sent yet, for administrators.', calls: outbox },
] as const satisfies readonly Section[]
