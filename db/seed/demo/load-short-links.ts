import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'
import { addDays } from './zoned.ts'

const dayMs = 86_400_000
const organizerEmail = demoAccounts.find(({ role }) => role === 'organizer')?.email

type DemoLink = {
  name: string
  url: string
  daysAgo: number
  /** Visitors by source, of the latest days first. */
  visitors: Record<string, readonly number[]>
  limit?: number
  expiredDaysAgo?: number
  moderation?: 'wait' | 'declined'
  comment?: string
}

const links: readonly DemoLink[] = [
  {
    name: 'vesna',
    url: 'https://vesenniy-forum.example/programma?utm_source=afisha',
    daysAgo: 20,
    visitors: { qr: [12, 31, 44, 18, 9, 4], 't.me': [7, 16, 22, 11], 'vk.com': [3, 9, 5], direct: [2, 6, 4, 1] },
    moderation: 'wait',
  },
  { name: 'chat-sosedey', url: 'https://t.me/chat-sosedey-example', daysAgo: 48, visitors: { qr: [0, 2, 5, 8], direct: [1, 1, 3] } },
  { name: 'pervye-50', url: 'https://pekarnya.example/rannie-ptashki', daysAgo: 9, visitors: { 't.me': [0, 0, 21, 14], qr: [0, 4, 11] }, limit: 50 },
  { name: 'zima-2025', url: 'https://forma.example/otzyv-zima', daysAgo: 70, visitors: { qr: [0, 0, 0, 0, 0, 17] }, expiredDaysAgo: 30 },
  {
    name: 'priz',
    url: 'https://priz-legko.example/anketa',
    daysAgo: 5,
    visitors: {},
    moderation: 'declined',
    comment: 'Страница просит данные карты. Так делать нельзя.',
  },
]

/** Short links of the demo organizer with their visitors. */
export const loadShortLinks = async (tx: Tx, now: Date): Promise<void> => {
  const organizer = await tx.selectFrom('users').select('id').where('email', '=', organizerEmail ?? '').executeTakeFirst()
  if (!organizer) return
  for (const link of links) await addLink(tx, organizer.id, link, now)
}

const addLink = async (tx: Tx, userId: number, link: DemoLink, now: Date): Promise<void> => {
  const counted = Object.values(link.visitors).flat()
  const { id } = await tx
    .insertInto('short_urls')
    .values({
      user_id: userId,
      name: link.name,
      url: link.url,
      created_at: new Date(now.getTime() - link.daysAgo * dayMs),
      expires_at: link.expiredDaysAgo === undefined ? null : new Date(now.getTime() - link.expiredDaysAgo * dayMs),
      visitor_limit: link.limit ?? null,
      unique_clicks: counted.reduce((sum, visitors) => sum + visitors, 0),
      is_reviewed: true,
      moderation: link.moderation ?? 'approved',
      moderation_comment: link.comment ?? null,
      decided_at: link.moderation === 'declined' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const today = now.toISOString().slice(0, 10)
  const days = Object.entries(link.visitors).flatMap(([source, byDay]) =>
    byDay.map((visitors, ago) => ({ short_url_id: id, day: addDays(today, -ago), source, visitors })),
  )
  const used = days.filter(({ visitors }) => visitors > 0)
  if (used.length > 0) await tx.insertInto('short_url_days').values(used).execute()
}
