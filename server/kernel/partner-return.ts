import type { Partner } from './identity-config.ts'

const longest = 2_048

/** The partner to whose site an address leads, and that address; null for every address that no partner has registered. */
export const partnerReturn = (partners: Partner[], wanted: string): { title: string; address: string } | null => {
  if (wanted.length > longest || !isPlain(wanted) || !URL.canParse(wanted)) return null
  const { origin, username, password, href } = new URL(wanted)
  const partner = username || password ? undefined : partners.find(({ origins }) => origins.includes(origin))
  return partner ? { title: partner.title ?? partner.name, address: href } : null
}

/** An address with its scheme in full, and none of the characters that browsers drop or turn into others. */
const isPlain = (wanted: string) => /^https?:\/\/[^/\\]/i.test(wanted) && !/[\s\\\p{C}]/u.test(wanted)
