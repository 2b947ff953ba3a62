import type { ShortUrl } from '../../../contract/short-links/short-links.ts'

/** Why a link leads nowhere; null while it works. */
export const obstacleOf = ({ moderation, expiresAt, visitorLimit, uniqueClicks }: ShortUrl, now: Date | string) => {
  if (moderation === 'declined') return 'blocked' as const
  if (expiresAt && Date.parse(expiresAt) <= new Date(now).getTime()) return 'ended' as const
  return visitorLimit !== null && uniqueClicks >= visitorLimit ? ('full' as const) : null
}
