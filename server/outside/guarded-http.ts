import { type LookupAddress, lookup as resolveName } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Request = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: Uint8Array; maxBytes: number }
type Answer = { status: number; bytes: Uint8Array; type: string; location: string | null }
export type GuardedHttp = (address: string, request: Request) => Promise<Answer>

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
/** Only tests change these rules, because a test server listens on a loopback address without a certificate. */
type Rules = { resolve?: Resolve; isAllowed?: (address: string) => boolean; plainPort?: number }

const timeoutMs = 10_000

/**
 * The HTTP client for user-supplied addresses. It calls host names over https. It connects only to addresses checked in the
 * same lookup, because a name could change between check and connection. It follows no redirect, because the new address
 * would be unchecked.
 */
export const openGuardedHttp =
  ({ resolve = resolveAll, isAllowed = isPublicAddress, plainPort }: Rules = {}): GuardedHttp =>
  async (address, { method = 'GET', headers, body, maxBytes }) => {
    const isCallable = plainPort === undefined ? isPublicName(address) : new URL(address).origin.endsWith(`:${plainPort}`)
    if (!isCallable) throw new Error('the address is not the name of a public host')
    const { Agent, request } = await import('undici')
    const connect = { lookup: guardedLookup(resolve, isAllowed), timeout: timeoutMs }
    const agent = new Agent({ connect, headersTimeout: timeoutMs, bodyTimeout: timeoutMs, maxResponseSize: maxBytes })
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await request(address, { dispatcher: agent, method, headers, body: body ?? null, signal })
      const { location, 'content-type': type } = answer.headers
      return { status: answer.statusCode, bytes: await answer.body.bytes(), type: String(type ?? ''), location: location ? String(location) : null }
    } finally {
      await agent.destroy()
    }
  }

/** True for an https address on the standard port with a host name. IP addresses are rejected in any spelling. */
export const isPublicName = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  return protocol === 'https:' && port === '' && username === '' && hostname.includes('.') && isIP(hostname) === 0
}

/** True for a name with a dot that no inner network has (RFC 6761, 6762, 9476), and for a public IP address. */
export const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  if (isIP(host) > 0) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal|home\.arpa)$/.test(host)
}

/** True for global unicast: no private, loopback, link-local, carrier or multicast network, and no IPv6 that embeds IPv4. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast))
}

/** The range assigned to the public internet (RFC 4291), because ipaddr.js classifies only some of the other ranges. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

const resolveAll: Resolve = (host, done) => resolveName(host, { all: true }, done)

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** A lookup that fails if any address of the name is forbidden. */
const guardedLookup = (resolve: Resolve, isAllowed: (address: string) => boolean) => (host: string, options: { all?: boolean }, done: Found) =>
  resolve(host, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('the name has no address'), '')
    if (!addresses.every(({ address }) => isAllowed(address))) return done(new Error('the name resolves to an address that is not public'), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
