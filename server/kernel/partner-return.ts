import type { Partner } from './identity-config.ts'

const longest = 2_048

/** The partner of a return address and the address itself; null when no partner has registered its origin. */
export const partnerReturn = (partners: Partner[], address: string): { title: string; address: string } | null => {
  if (address.length > longest || !isPlain(address) || !URL.canParse(address)) return null
  const { origin, username, password, href } = new URL(address)
  const partner = username || password ? undefined : partners.find(({ origins }) => origins.includes(origin))
  return partner ? { title: partner.title ?? partner.name, address: href } : null
}

/** An address with an explicit scheme and without the characters that browsers drop or replace. */
const isPlain = (address: string) => /^https?:\/\/[^/\\]/i.test(address) && !/[\s\\\p{C}]/u.test(address)
