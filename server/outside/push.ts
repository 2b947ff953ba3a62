import { type LookupAddress, lookup as resolve } from 'node:dns'
import { Agent } from 'node:https'
import { BlockList, isIP } from 'node:net'

export type PushTarget = { endpoint: string; p256dh: string; auth: string }
export type PushKeys = { publicKey: string; privateKey: string }
export type Push = {
  /** Sends, or answers 'gone' when the browser has taken its subscription back. */
  send: (target: PushTarget, message: object, keys: PushKeys) => Promise<'sent' | 'gone'>
}

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void

/**
 * Web push (RFC 8030, 8291, 8292). The address is the browser's to name, so it may be anybody's: it is reached over https
 * by a name that resolves to public addresses only, and no redirect is followed.
 */
export const openPush = (contact: string, resolver: Resolve = resolveAll): Push => {
  const agent = new Agent({ lookup: publicOnly(resolver), keepAlive: false, timeout: 10_000 })
  return {
    send: async ({ endpoint, p256dh, auth }, message, { publicKey, privateKey }) => {
      if (!isPublicName(endpoint)) return 'gone'
      const { default: webPush } = await import('web-push')
      const vapidDetails = { subject: `mailto:${contact}`, publicKey, privateKey }
      const options = { vapidDetails, agent, timeout: 10_000, TTL: 86_400, contentEncoding: 'aes128gcm' as const }
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), options)
        return 'sent'
      } catch (error) {
        if (error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode)) return 'gone'
        throw error
      }
    },
  }
}

/** May this address be a push service at all: https on its own port, a name and not a number. */
export const isPublicName = (endpoint: string): boolean => {
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}

const resolveAll: Resolve = (host, done) => resolve(host, { all: true }, done)

/** A lookup that fails when any address of the name is not public. */
const publicOnly =
  (resolver: Resolve) =>
  (host: string, options: { all?: boolean }, done: (error: Error | null, address: string | LookupAddress[], family?: number) => void) =>
    resolver(host, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('the name has no address'), '')
      if (addresses.some(isInner)) return done(new Error('the name leads to an address that is not public'), '')
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })

const inner = new BlockList()
// special-purpose addresses of IANA's registries: this network, private, carrier, loopback, link-local, test, multicast, reserved
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
const translated = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  translated.addSubnet(net, bits, 'ipv6')

const isInner = ({ address, family }: LookupAddress): boolean =>
  family === 6 ? !globalUnicast.check(address, 'ipv6') || translated.check(address, 'ipv6') : inner.check(address, 'ipv4')
