import { type Expression, type RawBuilder, sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { shortLinkQueue as spec } from '../../../contract/short-links/short-links.ts'
import type { Db } from '../../kernel/db.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import type { ShortLinkRow } from './store.ts'

type Reviewed = Pick<ShortLinkRow, 'id' | 'name' | 'url' | 'user_id' | 'unique_clicks' | 'moderation' | 'moderation_comment' | 'created_at'> & {
  user_name: string
}

const links = sql`short_urls x join users u on u.id = x.user_id and x.is_reviewed`

const linksWithIds = (_db: Db, _locale: Locale, ids: RawBuilder<unknown>): Expression<Reviewed> => sql<Reviewed>`
  (select x.id, x.name, x.url, x.user_id, x.unique_clicks, x.moderation, x.moderation_comment, x.created_at,
    btrim(concat_ws(' ', u.first_name, u.last_name)) as user_name
  from ${links} where x.id in (${ids}))`

/** Indexes: short_urls_queue, short_urls_waiting, short_urls_staff_search. */
export const shortLinkQueue = moderationQueue({
  spec,
  table: 'short_urls',
  key: 'id',
  status: 'moderation',
  comment: 'moderation_comment',
  person: 'user_id',
  sql: {
    from: links,
    id: sql`x.id`,
    state: sql`x.moderation`,
    waiting: sql`x.is_reviewed and x.moderation = 'wait'`,
    since: sql`x.created_at`,
    city: sql`u.city_id`,
    owners: links,
    searches: [
      { text: searchedUser('u'), from: links },
      { text: sql`lower(x.name || ' ' || x.url)`, from: links },
    ],
    rows: linksWithIds,
  },
  present: (row: Reviewed) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    uniqueClicks: row.unique_clicks,
    user: { id: row.user_id, name: row.user_name },
    moderation: row.moderation,
    moderationComment: row.moderation_comment,
    createdAt: row.created_at.toISOString(),
  }),
  content: (row) => [row.name, row.url],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'shortName', cell: ({ name }) => name },
    { title: 'leadsTo', cell: ({ url }) => url },
    { title: 'state', cell: ({ moderation }, { staff }) => staff.states[moderation] },
    { title: 'comment', cell: ({ moderation_comment }) => moderation_comment },
    { title: 'addedAt', cell: ({ created_at }) => created_at },
  ],
  // the link worked before an approval too: its owner waits for no news
  notice: (decision) =>
    decision === 'declined'
      ? { type: notificationTypes.moderation, data: { kind: 'shortLinkBlocked', linkHref: '/organizer-cabinet/short-urls' } }
      : null,
  revert: async () => {},
})
