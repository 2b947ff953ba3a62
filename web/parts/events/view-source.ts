import type { ViewSource } from '../../../contract/events/limits.ts'

type Visit = { referrer: string; address: URL }

const hostsOfSearch = ['google', 'yandex', 'ya', 'bing', 'duckduckgo', 'yahoo', 'ecosia', 'baidu', 'rambler', 'nova', 'brave']
const hostsOfSocial = [
  ...['vk.com', 'vk.ru', 'ok.ru', 't.me', 'telegram.org', 'max.ru', 'facebook.com', 'instagram.com', 'threads.net', 'x.com', 'twitter.com', 't.co'],
  ...['youtube.com', 'youtu.be', 'linkedin.com', 'lnkd.in', 'whatsapp.com', 'wa.me', 'tiktok.com', 'dzen.ru', 'pinterest.com', 'reddit.com'],
]

/**
 * The kind of page that a visitor comes from. Only the kind leaves the browser, never the address. A referrer without a host is
 * that of an app, such as android-app://org.telegram.messenger.
 */
export const viewSourceOf = ({ referrer, address }: Visit): ViewSource => {
  const tagged = sourceOfTags(address.searchParams)
  if (tagged) return tagged
  const from = URL.parse(referrer)
  if (!from) return 'direct'
  if (from.origin === address.origin) return 'own'
  return sourceOfHost(from.hostname)
}

/** Tags of a link, as mailings and advertisements set them. */
const sourceOfTags = (tags: URLSearchParams): ViewSource | null => {
  const medium = tags.get('utm_medium')?.toLowerCase()
  if (medium === 'email' || medium === 'mail' || medium === 'mailing') return 'mailing'
  return medium === 'social' || medium === 'smm' ? 'social' : null
}

const sourceOfHost = (host: string): ViewSource => {
  const labels = host.toLowerCase().split('.')
  const isAt = (site: string) => host === site || host.endsWith(`.${site}`)
  if (hostsOfSocial.some(isAt) || labels.includes('telegram')) return 'social'
  if (isAt('go.mail.ru') || isAt('search.yahoo.com')) return 'search'
  // mail.google.com and e.mail.ru are mail
  if (labels[0] === 'mail' || isAt('e.mail.ru') || labels[0] === 'outlook') return 'mailing'
  return labels.some((label) => hostsOfSearch.includes(label)) ? 'search' : 'other'
}
