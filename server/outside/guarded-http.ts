import { type LookupAddress, lookup as resolveName } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Request = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: Uint8Array; maxBytes: number }
export type GuardedHttp = (address: string, request: Request) => Promise<{ status: number; bytes: Uint8Array }>

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
/** Only tests change them: a server of a test listens on a loopback address, without a certificate. */
type Rules = { resolve?: Resolve; isAllowed?: (address: string) => boolean; plainPort?: number }

const timeoutMs = 10_000

/**
 * The one client for addresses that a user has given. It calls names over https, and connects only to addresses that were
 * checked in the same lookup, so that a name cannot change between the check and the connection. It follows no redirect,
 * because the new address would be unchecked.
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
      return { status: answer.statusCode, bytes: await answer.body.bytes() }
    } finally {
      await agent.destroy()
    }
  }

/** An https address on the standard port, of a name and not of a number, whatever the spelling of the number. */
export const isPublicName = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  return protocol === 'https:' && port === '' && username === '' && hostname.includes('.') && isIP(hostname) === 0
}

/** Global unicast: no private, loopback, link-local, carrier or multicast network, and no IPv6 form that embeds IPv4. */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast))
}

/** All that is assigned for the public internet (RFC 4291); ipaddr.js names only some of the rest. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

const resolveAll: Resolve = (host, done) => resolveName(host, { all: true }, done)

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** A lookup that fails when any address of the name is forbidden. */
const guardedLookup = (resolve: Resolve, isAllowed: (address: string) => boolean) => (host: string, options: { all?: boolean }, done: Found) =>
  resolve(host, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('the name has no address'), '')
    if (!addresses.every(({ address }) => isAllowed(address))) return done(new Error('the name leads to an address that is not public'), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
