import { sql } from 'kysely'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db } from '../../kernel/db.ts'
import type { ScheduledJob } from '../../kernel/jobs.ts'

export const eventsJobs: ScheduledJob[] = [
  {
    name: 'events.popularity',
    cron: '*/10 * * * *',
    run: async ({ db }) => {
      await recountPopularity(db)
      await invalidate(db, ['events'])
    },
  },
]

/** Popularity is the number of registrations in the last 30 days (A050). Index: event_participants_recent. */
export const recountPopularity = (db: Db) =>
  sql`update events e set popularity = coalesce(r.recent, 0)
      from events x left join (
        select event_id, count(*) as recent from event_participants
        where created_at > now() - interval '30 days' and state <> 'noRequest' group by event_id) r on r.event_id = x.id
      where e.id = x.id and e.popularity <> coalesce(r.recent, 0)`.execute(db)
