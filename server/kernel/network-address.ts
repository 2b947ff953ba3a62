import ipaddr from 'ipaddr.js'

/**
 * The key under which budgets count a client address. IPv6 counts by /64, because a provider assigns at least that much
 * to one customer; an IPv4-mapped address counts as its IPv4 address. Guarantee: malformed addresses share one key.
 */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'malformed'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Takes a host name or an address, in brackets or not. Only this machine can reach a loopback host. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || rangeOf(host) === 'loopback'

/** 0.0.0.0 or ::, which listens on every network of the machine and is no address to connect to. */
export const isWildcardHost = (host: string): boolean => rangeOf(host) === 'unspecified'

/** True when connections from the internet cannot have this address. */
export const isPrivateAddress = (address: string): boolean => ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(rangeOf(address) ?? '')

const rangeOf = (host: string): string | null => {
  const address = host.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : null
}
