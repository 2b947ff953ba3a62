import { sql } from 'kysely'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { canManage, isHiddenFrom } from '../events/rules.ts'
import { findEvent } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'
import { isFoundInStored } from '../spaces/space-store.ts'
import { eventTeamsWithIds, findRegistration, presentEventTeam, registrationsOf } from './event-teams-store.ts'
import { readTeam } from './lock.ts'
import { presentStaff, presentTeam, viewerOf } from './present.ts'
import { isMember, mayEdit, obstacleToRegister, participates } from './rules.ts'
import { approvedStaffOf, teamsWithIds } from './store.ts'

/** Teams that the caller leads or administers, those that can register first. Index: team_staff_user. */
export const registrableTeams = async (ctx: Ctx<'GET /owner/teams/event-teams'>) => {
  const { db, actor, query, now, caller } = ctx
  const event = await visibleEvent(ctx, query.eventId)
  const ids = await editedTeams(db, actor.id)
  const [teams, staff, registrations] = await Promise.all([
    teamsWithIds(db, ids, viewerOf(ctx)),
    approvedStaffOf(db, ids),
    registrationsOf(db, event.id, ids),
  ])
  const items = teams.map((team) => {
    const registration = registrations.find(({ team_id }) => team_id === team.id)
    const applicant = { moderation: team.moderation, members: team.members_count, registration: registration?.moderation ?? null }
    const reason = obstacleToRegister(event, applicant, now)
    return {
      teamId: team.id,
      team: presentTeam(team),
      canRegister: reason === null,
      reason,
      reasonText: reason && dictionaries[caller.locale].refusals[reason],
      staff: staff.filter(({ team_id }) => team_id === team.id).map(presentStaff),
      registration: registration ? presentEventTeam(registration) : null,
    }
  })
  return { _items: items.toSorted((a, b) => Number(b.canRegister) - Number(a.canRegister)) }
}

const editedTeams = async (db: Db, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select t.id from team_staff x join teams t on t.id = x.team_id
    where x.user_id = ${userId} and x.role in ('leader', 'admin') order by t.name, t.id`.execute(db)
  return rows.map(({ id }) => id)
}

const nobody = {
  moderation: 'noRequest' as const,
  teamRecord: { staff: [] },
  participates: false,
  comment: null,
  quizAnswerId: null,
  canCancel: false,
}

/** For members of the team and the organizers (V287). */
export const registrationStatus = async (ctx: Ctx<'GET /teams/:id/event-registration-status'>) => {
  const { db, actor, params, query, caller, now, refuse } = ctx
  const event = await findEvent(db, query.eventId, { userId: actor.id, locale: caller.locale })
  const team = await readTeam(db, params.id, actor.id)
  if (!event || !team) throw refuse('notFound')
  if (!isMember(team.entry) && !canManage(event, actor)) throw refuse(isHiddenFrom(event, actor) ? 'notFound' : 'forbidden')
  const row = await findRegistration(db, event.id, team.id)
  if (!row) return nobody
  const { moderation, teamRecord, comment, quizAnswerId } = presentEventTeam(row)
  const takesPart = participates(moderation)
  return {
    moderation,
    teamRecord,
    comment,
    quizAnswerId,
    participates: takesPart,
    canCancel: takesPart && mayEdit(team.entry) && now < event.date_end,
  }
}

/** Teams of an event for its organizers. Index: event_teams_listed. */
export const teamsOfEvent = async (ctx: Ctx<'GET /owner/events/:id/teams'>) => {
  const { db, actor, params, query, caller, refuse } = ctx
  const event = await findEvent(db, params.id, { userId: actor.id, locale: caller.locale })
  if (!event) throw refuse('notFound')
  if (!canManage(event, actor)) throw refuse(isHiddenFrom(event, actor) ? 'notFound' : 'forbidden')
  const slice = sliceOf(query, actor)
  const found = sql`from event_teams x join teams t on t.id = x.team_id where x.event_id = ${event.id}
    ${query.search ? sql`and ${isFoundInStored(sql`t.search_name`, query.search)}` : sql``}`
  const chosen = query.moderation ? sql`and x.moderation = ${query.moderation}` : sql``
  const waits = sql`x.moderation = 'wait'`
  const { rows } = await sql<{ ids: number[]; wait: number; approved: number; declined: number }>`
    select count(*) filter (where ${waits}) as wait, count(*) filter (where x.moderation = 'approved') as approved,
      count(*) filter (where x.moderation = 'declined') as declined,
      array(select x.id ${found} ${chosen}
        order by ${waits} desc, case when ${waits} then x.created_at end, x.created_at desc, x.id limit ${slice.limit} offset ${slice.offset}) as ids
    ${found}`.execute(db)
  const { ids = [], ...counters } = rows[0] ?? { ids: [], wait: 0, approved: 0, declined: 0 }
  const total = query.moderation ? counters[query.moderation] : counters.wait + counters.approved + counters.declined
  const page = pageOf((await eventTeamsWithIds(db, ids)).map(presentEventTeam), total, query, slice)
  return { ...page, counters }
}
