import { type Expression, type RawBuilder, sql } from 'kysely'
import { notificationTypes, type TeamModeration } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { teamQueue as spec } from '../../../contract/teams/review.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import { uploadUrl } from '../uploads/address.ts'

type Reviewed = {
  id: number
  name: string
  description: string | null
  photo_id: string | null
  type: 0 | 1
  city_id: number | null
  cityName: string | null
  members: number
  user_id: number
  user_name: string
  moderation: TeamModeration
  moderation_comment: string | null
  created_at: Date
}

const reviewed = sql`teams x join users u on u.id = x.user_id and x.disbanded_at is null`

/** Indexes: the primary keys. */
const teamsToReview = (db: Db, locale: Locale, ids: RawBuilder<unknown>): Expression<Reviewed> =>
  db
    .selectFrom('teams as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .leftJoin('cities as c', 'c.id', 'x.city_id')
    .select(['x.id', 'x.name', 'x.description', 'x.photo_id', 'x.type', 'x.city_id', 'u.id as user_id'])
    .select(['x.moderation', 'x.moderation_comment', 'x.created_at', nameIn('c', locale).$castTo<string | null>().as('cityName')])
    .select(sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('user_name'))
    .select(sql<number>`(select count(*) from team_staff s where s.team_id = x.id and s.moderation = 'approved')`.as('members'))
    .where(sql<boolean>`x.id in (${ids})`)

/** Indexes: teams_queue, teams_user, teams_staff_search. */
export const teamQueue = moderationQueue({
  spec,
  table: 'teams',
  key: 'id',
  status: 'moderation',
  comment: 'moderation_comment',
  person: 'user_id',
  sql: {
    from: reviewed,
    id: sql`x.id`,
    state: sql`x.moderation`,
    waiting: sql`x.moderation = 'wait'`,
    since: sql`x.created_at`,
    city: sql`x.city_id`,
    owners: reviewed,
    searches: [
      { text: searchedUser('u'), from: reviewed },
      { text: sql`lower(x.name)`, from: reviewed },
    ],
    rows: teamsToReview,
  },
  present: (row: Reviewed) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    photo: row.photo_id && uploadUrl(row.photo_id),
    type: row.type,
    cityId: row.city_id,
    cityName: row.cityName,
    membersCount: row.members,
    user: { id: row.user_id, name: row.user_name },
    moderation: row.moderation,
    moderationComment: row.moderation_comment,
    createdAt: row.created_at.toISOString(),
  }),
  content: (row) => [row.name, row.description, row.photo_id],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'city', cell: ({ cityName }) => cityName },
    { title: 'team', cell: ({ name }) => name },
    { title: 'state', cell: ({ moderation }, { staff }) => staff.states[moderation] },
    { title: 'comment', cell: ({ moderation_comment }) => moderation_comment },
    { title: 'addedAt', cell: ({ created_at }) => created_at },
  ],
  notice: (_decision, teamId) => ({ type: notificationTypes.moderation, data: { kind: 'teamReviewed', teamId, linkHref: `/teams/${teamId}` } }),
  revert: async () => {},
})
