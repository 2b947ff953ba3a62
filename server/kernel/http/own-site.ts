import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { isLoopbackHost, isWildcardHost } from '../network-address.ts'

/** Why a request is not for this site: its address or Host is broken, or its Host or X-Forwarded-Host is another site's. */
export const addressFault = (request: IncomingMessage, siteUrl: string): RefusalCode | null => {
  const { url = '', headers, rawHeaders } = request
  const { host = '' } = headers
  if (!url.startsWith('/') || !isHost(host) || countOf('host', rawHeaders) > 1) return 'malformedRequest'
  return [host, ...forwardedHosts(headers)].every((name) => isOwnHost(name, siteUrl)) ? null : 'misdirected'
}

/** One name a proxy; nothing reads them but this check. */
const forwardedHosts = ({ 'x-forwarded-host': names }: IncomingHttpHeaders): string[] =>
  String(names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Scheme, host and port are those of the site. Loopback names are equal while the site itself is on one. */
export const isOwnOrigin = (origin: string, siteUrl: string): boolean => {
  if (origin === siteUrl) return true
  if (!URL.canParse(origin)) return false
  const [asked, own] = [new URL(origin), new URL(siteUrl)]
  if (asked.protocol !== own.protocol || asked.port !== own.port) return false
  return asked.hostname === own.hostname || (isOnThisMachine(asked.hostname) && isOnThisMachine(own.hostname))
}

const isOwnHost = (host: string, siteUrl: string): boolean => isOwnOrigin(`${siteUrl.slice(0, siteUrl.indexOf('//'))}//${host}`, siteUrl)

/** The grammar of RFC 9110: a name, an IPv4 or a bracketed IPv6 address, and maybe a port. */
const isHost = (host: string): boolean => /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i.test(host) && URL.canParse(`http://${host}`)

/** With the wildcard addresses, because a site may listen on one without a BASE_URL. */
const isOnThisMachine = (hostname: string): boolean => isLoopbackHost(hostname) || isWildcardHost(hostname)

const countOf = (wanted: string, rawHeaders: string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === wanted.length && name.toLowerCase() === wanted).length
