import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { isPrivateAddress } from './network-address.ts'

/** True when fastify trusts the proxy at this hop; the nearest is hop 0. */
type TrustProxy = (address: string, hop: number) => boolean

const hint =
  'write the number of proxies in front, such as 1, or their addresses, such as 10.0.0.0/8 or loopback; "true" would trust addresses forged by clients'

/** TRUST_PROXY as a fastify option: off, a function for a number of hops, or a list of proxies. */
export const trustedProxies = z
  .string()
  .transform((text, ctx): false | TrustProxy | string[] => {
    if (text === '0' || text === 'false') return false
    if (/^[1-9]\d?$/.test(text)) return hops(Number(text))
    const proxies = text.split(',').map((part) => part.trim())
    if (proxies.every(isProxy)) return proxies
    ctx.addIssue({ code: 'custom', message: hint })
    return z.NEVER
  })
  .default(false)

/** The nearest proxy must be on a private network, because a client that bypasses it could forge X-Forwarded-For. */
const hops =
  (count: number): TrustProxy =>
  (address, hop) =>
    hop < count && (hop > 0 || isPrivateAddress(address))

/** The names are those of @fastify/proxy-addr. */
const isProxy = (text: string): boolean => ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isAddress(text) || isNetwork(text)

const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** The prefix length of fc00::/7, the widest private network. */
const shortestPrefix = 7

/** Rejects very wide networks, because two halves of the address space would be equivalent to "true". */
const isNetwork = (text: string): boolean =>
  (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) && ipaddr.parseCIDR(text)[1] >= shortestPrefix
