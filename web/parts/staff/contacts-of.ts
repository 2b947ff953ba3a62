import type { Fact } from './queue.ts'

type Account = { email: string | null; phone: string | null; createdAt: string }

/** Facts that distinguish two accounts of the same user. */
export const contactsOf = ({ email, phone, createdAt }: Account): Fact[] => [
  ...(email ? [{ name: 'email', text: email, href: `mailto:${email}` } as const] : []),
  ...(phone ? [{ name: 'phone', text: phone, href: `tel:${phone}` } as const] : []),
  { name: 'memberSince', at: createdAt, kind: 'yearDate' },
]
