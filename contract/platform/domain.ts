import type { Section } from '../kit.ts'
import { mail } from './mail.ts'
import { outbox } from './outbox.ts'
import { platform } from './platform.ts'

export const platformDomain = [
  { title: 'Platform', description: 'Health, error reports and calls that belong to no domain.', calls: platform },
  { title: 'Messages', description: 'Emails and pushes that were not sent yet, for administrators.', calls: outbox },
  { title: 'Mail settings', description: 'The sending domain and the addresses without mailings, for administrators.', calls: mail },
] as const satisfies readonly Section[]
