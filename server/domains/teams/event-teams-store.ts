import { sql } from 'kysely'
import type { TeamModeration } from '../../../contract/limits.ts'
import type { EventTeam } from '../../../contract/teams/event-teams.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentStaff } from './present.ts'
import type { StaffRow } from './store.ts'

export type EventTeamRow = {
  id: number
  event_id: number
  team_id: number
  moderation: TeamModeration
  quiz_answer_id: number | null
  comment: string | null
  created_by: number | null
  created_at: Date
  decided_at: Date | null
  name: string
  photo_id: string | null
  type: 0 | 1
  staff: StaffRow[]
}

/** Registrations with these ids, in their order. Members who cancelled for themselves are not among the staff. Index: event_participants_team. */
export const eventTeamsWithIds = async (db: Db, ids: readonly number[]): Promise<EventTeamRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<EventTeamRow>`
    select x.id, x.event_id, x.team_id, x.moderation, x.quiz_answer_id, x.comment, x.created_by, x.created_at, x.decided_at, t.name, t.photo_id, t.type,
      (select coalesce(json_agg(json_build_object('user_id', p.user_id, 'role', coalesce(s.role, 'member'), 'moderation', 'approved',
          'name', btrim(concat_ws(' ', u.first_name, u.last_name)), 'photo_id', u.photo_id)
          order by array_position(array['leader', 'admin', 'member'], coalesce(s.role, 'member')), p.queue_number), '[]')
        from event_participants p join users u on u.id = p.user_id
        left join team_staff s on s.team_id = x.team_id and s.user_id = p.user_id
        where p.team_id = x.team_id and p.event_id = x.event_id and p.state <> 'noRequest') as staff
    from unnest(${ids}::bigint[]) with ordinality found(id, place) join event_teams x on x.id = found.id join teams t on t.id = x.team_id
    order by found.place`.execute(db)
  return rows
}

/** Index: event_teams_once. */
export const registrationsOf = async (db: Db, eventId: number, teamIds: readonly number[]): Promise<EventTeamRow[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from event_teams where event_id = ${eventId} and team_id = any(${teamIds}::bigint[])`.execute(db)
  return eventTeamsWithIds(
    db,
    rows.map(({ id }) => id),
  )
}

/** Index: event_teams_once. */
export const findRegistration = async (db: Db, eventId: number, teamId: number): Promise<EventTeamRow | undefined> =>
  (await registrationsOf(db, eventId, [teamId]))[0]

/** The state of a registration, read under the lock of the team. Index: event_teams_once. */
export const registrationState = async (tx: Tx, eventId: number, teamId: number): Promise<{ id: number; moderation: TeamModeration } | undefined> =>
  tx.selectFrom('event_teams').select(['id', 'moderation']).where('event_id', '=', eventId).where('team_id', '=', teamId).executeTakeFirst()

export const presentEventTeam = (row: EventTeamRow): EventTeam => ({
  id: row.id,
  eventId: row.event_id,
  teamId: row.team_id,
  moderation: row.moderation,
  teamRecord: { staff: row.staff.map(presentStaff) },
  quizAnswerId: row.quiz_answer_id,
  createdBy: row.created_by,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  team: { id: row.team_id, name: row.name, photo: row.photo_id && uploadUrl(row.photo_id), type: row.type },
})
