import type { Fact } from './queue.ts'

type Account = { email: string | null; phone: string | null; createdAt: string }

/** What tells one account from another of the same person. */
export const contactsOf = ({ email, phone, createdAt }: Account): Fact[] => [
  ...(email ? [{ name: 'email', text: email, href: `mailto:${email}` } as const] : []),
  ...(phone ? [{ name: 'phone', text: phone, href: `tel:${phone}` } as const] : []),
  { name: 'memberSince', at: createdAt, kind: 'yearDate' },
]
