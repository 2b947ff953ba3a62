import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { isLoopbackHost, isWildcardHost } from '../network-address.ts'

/** The reason why a request is not for this site: a malformed address or Host, or another site's Host or X-Forwarded-Host. */
export const addressFault = (request: IncomingMessage, siteUrl: string): RefusalCode | null => {
  const { url = '', headers, rawHeaders } = request
  const { host = '' } = headers
  if (!url.startsWith('/') || !isHost(host) || countOf('host', rawHeaders) > 1) return 'malformedRequest'
  return [host, ...forwardedHosts(headers)].every((name) => isOwnHost(name, siteUrl)) ? null : 'misdirected'
}

/** The X-Forwarded-Host names, one per proxy. Only this check reads them. */
const forwardedHosts = ({ 'x-forwarded-host': names }: IncomingHttpHeaders): string[] =>
  String(names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** True when scheme, host and port are those of the site. All loopback names are equal if the site is on one. */
export const isOwnOrigin = (origin: string, siteUrl: string): boolean => {
  if (origin === siteUrl) return true
  if (!URL.canParse(origin)) return false
  const [given, own] = [new URL(origin), new URL(siteUrl)]
  if (given.protocol !== own.protocol || given.port !== own.port) return false
  return given.hostname === own.hostname || (isOnThisMachine(given.hostname) && isOnThisMachine(own.hostname))
}

const isOwnHost = (host: string, siteUrl: string): boolean => isOwnOrigin(`${siteUrl.slice(0, siteUrl.indexOf('//'))}//${host}`, siteUrl)

/** The grammar of RFC 9110: a name, an IPv4 or a bracketed IPv6 address, and an optional port. */
const isHost = (host: string): boolean => /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i.test(host) && URL.canParse(`http://${host}`)

/** Includes wildcard addresses, because a site without a BASE_URL may listen on one. */
const isOnThisMachine = (hostname: string): boolean => isLoopbackHost(hostname) || isWildcardHost(hostname)

const countOf = (lowerCaseName: string, rawHeaders: string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === lowerCaseName.length && name.toLowerCase() === lowerCaseName).length
