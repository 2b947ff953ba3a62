import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'

/** Relations of events for expansion: one statement per relation, for any number of events. */

const ofEvents = (ids: number[]) => sql<boolean>`x.event_id = any(${ids}::bigint[])`

export const peopleOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('event_people as x')
    .leftJoin('users as u', 'u.id', 'x.user_id')
    .select(['x.event_id', 'x.role', 'x.user_id', 'x.name', 'x.title', 'u.photo_id'])
    .where(ofEvents(ids))
    .orderBy('x.event_id')
    .orderBy('x.role')
    .orderBy('x.position')
    .execute()

export const organizersOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('event_organizers as x')
    .leftJoin('organizations as o', 'o.id', 'x.organization_id')
    .leftJoin('users as u', 'u.id', 'x.user_id')
    .select(['x.event_id', 'x.organization_id', 'x.user_id', 'o.name', 'o.logo_id', 'u.first_name', 'u.last_name', 'u.photo_id'])
    .where(ofEvents(ids))
    .orderBy('x.event_id')
    .orderBy('x.position')
    .execute()

export const partnersOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('event_partners as x')
    .select(['x.event_id', 'x.name', 'x.url', 'x.logo_id', 'x.organization_id'])
    .where(ofEvents(ids))
    .orderBy('x.event_id')
    .orderBy('x.position')
    .execute()

/** Files for everyone; those of kind `material` are for participants. */
export const documentsOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('event_documents as x')
    .innerJoin('uploads as u', 'u.id', 'x.upload_id')
    .select(['x.event_id', 'u.id', 'u.name', 'u.size', 'u.mime'])
    .where(ofEvents(ids))
    .where('x.kind', '=', 'document')
    .orderBy('x.event_id')
    .orderBy('x.position')
    .execute()

export const schedulesOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('event_schedules as x')
    .select(['x.event_id', 'x.name', 'x.speaker', 'x.description', 'x.hall', 'x.date_start', 'x.date_end'])
    .where(ofEvents(ids))
    .orderBy('x.event_id')
    .orderBy('x.date_start')
    .orderBy('x.position')
    .execute()

const maxParticipants = 24

/** The latest approved participants of each event. Index: the unique (event_id, user_id). */
export const participantsOf = (db: Db, ids: number[]) =>
  db
    .selectFrom(sql<{ event_id: number }>`unnest(${ids}::bigint[])`.as<'x'>(sql`x(event_id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('event_participants as ep')
          .innerJoin('users as u', 'u.id', 'ep.user_id')
          .select(['u.id as user_id', 'u.first_name', 'u.last_name', 'u.photo_id', 'ep.queue_number'])
          .whereRef('ep.event_id', '=', 'x.event_id')
          .where('ep.state', '=', 'approved')
          .orderBy('ep.queue_number', 'desc')
          .limit(maxParticipants)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(['x.event_id', 'p.user_id', 'p.first_name', 'p.last_name', 'p.photo_id'])
    .execute()

export const proposalsOf = (db: Db, ids: number[]) =>
  db
    .selectFrom('network_proposals as x')
    .innerJoin('spaces as sp', 'sp.id', 'x.space_id')
    .select(['x.event_id', 'x.id', 'x.space_id', 'x.status', 'sp.name'])
    .where(ofEvents(ids))
    .orderBy('x.event_id')
    .orderBy('x.id')
    .execute()
