import { sql } from 'kysely'
import type { Locale } from '../../../../contract/locales.ts'
import type { Db } from '../../../kernel/db.ts'
import { nameIn } from '../../../kernel/names.ts'
import { describedIn } from '../../reference/catalogs/store.ts'

/** The latest first. Index: the primary key. */
export const achievementsOf = (db: Db, userIds: readonly number[], locale: Locale) =>
  db
    .selectFrom('user_achievements as g')
    .innerJoin('achievements as a', 'a.id', 'g.achievement_id')
    .select(['g.user_id', 'g.received_at', 'a.id', nameIn('a', locale).as('name'), describedIn('a', locale).as('description')])
    .where(sql<boolean>`g.user_id = any(${userIds}::bigint[])`)
    .orderBy('g.received_at', 'desc')
    .orderBy('a.id')
    .execute()

/** Grants newly earned achievements to all users; granted ones are never revoked. */
export const giveAchievements = async (db: Db, now: Date): Promise<void> => {
  await sql`
    insert into user_achievements (user_id, achievement_id, received_at)
    select earned.user_id, a.id, ${now}::timestamptz
    from achievements a join (
      select p.user_id, 'visits' as counted, count(*) as total from event_participants p where p.attended_at is not null group by p.user_id
      union all
      select p.user_id, 'cities', count(distinct e.city_id) from event_participants p join events e on e.id = p.event_id
        where p.attended_at is not null group by p.user_id
      union all
      select o.user_id, 'heldEvents', count(*) from event_owners o join events e on e.id = o.event_id
        where e.status = 'published' and e.moderation = 'approved' and e.date_end < ${now} and e.deleted_at is null group by o.user_id
      union all
      select u.id, 'interests', cardinality(u.theme_ids) from users u
    ) earned on earned.counted = a.counted and earned.total >= a.threshold
    where not exists (select from user_achievements g where g.user_id = earned.user_id and g.achievement_id = a.id)
    on conflict do nothing`.execute(db)
}
