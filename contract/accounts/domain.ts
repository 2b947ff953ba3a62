import type { Section } from '../kit.ts'
import { care, parentalConsentQueue } from './care.ts'
import { credentials } from './credentials.ts'
import { accounts } from './sign-in.ts'

export const accountsDomain = [
  { title: 'Accounts', description: 'Signing up, signing in and out; codes, roles and the captcha.', calls: accounts },
  {
    title: 'Account care',
    description: 'Devices, the second step, consents and settings of an account.',
    calls: care,
    queues: [parentalConsentQueue],
  },
  { title: 'Credentials', description: 'Email links, passwords, phones, social networks and partner links.', calls: credentials },
] as const satisfies readonly Section[]
