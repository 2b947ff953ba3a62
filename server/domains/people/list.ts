import { type SelectQueryBuilder, sql } from 'kysely'
import { personalStatuses } from '../../../contract/limits.ts'
import type { PeopleQuery } from '../../../contract/people/people.ts'
import type { Schema, Users } from '../../../db/schema.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import type { HideableBlock } from './relation.ts'
import { isRegistered } from './rules.ts'

export type Filters = Partial<Omit<PeopleQuery, 'expand' | 'paginationPage' | 'paginationSize'>>

/** The viewer of the list and their interests, for filters that compare users with the viewer. */
export type ViewerContext = { viewer: Actor | null; themeIds: readonly number[]; now: Date }

export type People = SelectQueryBuilder<Schema & { u: Users }, 'u', object>

/** Searchable users: adult, fully registered, not blocked, listed in the catalogue. Indexes: users_catalogue and its variants. */
export const listedPeople = (db: Db): People =>
  db.selectFrom('users as u').where(sql<boolean>`u.status = 10 and u.blocked_at is null and u.in_catalogue`)

export const filteredPeople = (db: Db, filters: Filters, viewerContext: ViewerContext): People =>
  listedPeople(db)
    .$call((q) => byUserColumns(q, filters))
    .$call((q) => byProfile(q, filters))
    .$call((q) => byViewer(q, filters, viewerContext))

const byUserColumns = (people: People, { cityId, query, themes, statuses }: Filters): People =>
  people
    .$if(cityId !== undefined, (q) => q.where('u.city_id', '=', cityId ?? null))
    .$if(query !== undefined && query !== '', (q) => q.where(isNamed(query ?? '')))
    .$if(isGiven(themes), (q) =>
      q.where(sql<boolean>`u.theme_ids && array(select h.id from themes h where h.id = any(${themes}::int[]) and ${notDeleted('h')})`),
    )
    .$if(isGiven(statuses), (q) => q.where(sql<boolean>`u.personal_status = any(${statusKeys(statuses)}::text[])`))

const isGiven = (list: unknown[] | undefined): boolean => list !== undefined && list.length > 0

const statusKeys = (ids: number[] = []): string[] =>
  Object.entries(personalStatuses)
    .filter(([, id]) => ids.includes(id))
    .map(([key]) => key)

const maxWords = 6

/**
 * Every query word is a prefix of a word in search_name, compared by fold_name. Index: users_search.
 * fold_name drops hard and soft signs; a query of dropped letters only has no matches.
 */
export const isNamed = (query: string) => {
  const words = query.match(/(?<!['’ʼ])['’ʼ]*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ]*/gu)?.slice(0, maxWords) ?? []
  if (words.length === 0) return sql<boolean>`false`
  const folded = words.map((word) => sql`fold_name(${word}::text)`)
  const hasLetters = sql`btrim(concat(${sql.join(folded)})) <> ''`
  const matches = folded.map((word) => sql`u.search_name like '%' || ${word} || '%'`)
  return sql<boolean>`(${sql.join([hasLetters, ...matches], sql` and `)})`
}

/** Filters by public data only: visible projects and badges, approved jobs, in blocks that are not hidden. */
const byProfile = (people: People, { haveProject, employmentGroups, tagTypes }: Filters): People =>
  people
    .$if(haveProject === true, (q) =>
      q.where(isBlockVisible('projects')).where(sql<boolean>`exists (select from projects x where x.user_id = u.id and x.is_visible)`),
    )
    .$if(isGiven(employmentGroups), (q) =>
      q.where(isBlockVisible('employments')).where(sql<boolean>`exists (select from employments x
        where x.user_id = u.id and x.moderation = 'approved' and x.employment_group_id = any(${employmentGroups}::int[]))`),
    )
    .$if(isGiven(tagTypes), (q) =>
      q.where(sql<boolean>`exists (select from user_tags x join tags t on t.id = x.tag_id
        where x.user_id = u.id and x.is_visible and t.type_id = any(${tagTypes}::int[]))`),
    )

const isBlockVisible = (block: HideableBlock) => sql<boolean>`not ${block} = any(u.hidden_blocks)`

const byViewer = (people: People, { matchWithMe, participateEvents, contactsVisible }: Filters, viewerContext: ViewerContext): People => {
  const { viewer, themeIds, now } = viewerContext
  return people
    .$if(matchWithMe === true && viewer !== null, (q) =>
      q.where(sql<boolean>`u.theme_ids && ${themeIds}::int[]`).where('u.id', '<>', viewer?.id ?? 0),
    )
    .$if(participateEvents === true && viewer !== null, (q) => q.where(attendedTogether(viewer?.id ?? 0, now)))
    .$if(contactsVisible === true, (q) => q.where(showsContactsTo(viewer)))
}

/** Both users have an approved participation in a started event (A115). Indexes: event_participants_user, the unique (event_id, user_id). */
const attendedTogether = (viewerId: number, now: Date) =>
  sql<boolean>`${isBlockVisible('events')} and u.id <> ${viewerId} and u.id in (
    select x.user_id from event_participants mine
      join events e on e.id = mine.event_id and e.date_start <= ${now} and e.deleted_at is null and e.status <> 'canceled'
      join event_participants x on x.event_id = mine.event_id and x.state = 'approved'
    where mine.user_id = ${viewerId} and mine.state = 'approved')`

/** The SQL form of seesContacts in rules.ts, for users with contact details. Indexes: users_catalogue_open, the unique (user_id, owner_id). */
export const showsContactsTo = (viewer: Pick<Actor, 'id' | 'status'> | null) => {
  const audiences = isRegistered(viewer) ? sql`u.contacts_to in ('all', 'registered')` : sql`u.contacts_to = 'all'`
  const isGranted = sql`u.contacts_to <> 'nobody' and u.id = any(array(
    select a.owner_id from contact_accesses a where a.user_id = ${viewer?.id ?? 0} and a.decision = 'approved'))`
  const hasContacts = sql`(u.email_confirmed_at is not null and u.email is not null
    or exists (select from phones p where p.user_id = u.id and p.confirmed_at is not null))`
  return sql<boolean>`(${audiences} or ${isGranted} or u.id = ${viewer?.id ?? 0}) and ${hasContacts}`
}
