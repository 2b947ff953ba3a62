import type { ShortUrl } from '../../../contract/short-links/short-links.ts'
import type { ShortLinkRow } from './store.ts'

export const presentShortLink = (row: ShortLinkRow, siteUrl: string): ShortUrl => ({
  id: row.id,
  name: row.name,
  url: row.url,
  uniqueClicks: row.unique_clicks,
  userId: row.user_id,
  shortUrl: `${siteUrl}/${row.name}`,
  expiresAt: row.expires_at?.toISOString() ?? null,
  visitorLimit: row.visitor_limit,
  moderation: row.moderation,
  moderationComment: row.moderation_comment,
  createdAt: row.created_at.toISOString(),
})
