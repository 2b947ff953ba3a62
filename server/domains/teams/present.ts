import type { TeamCard, TeamStaff } from '../../../contract/teams/team.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import { uploadUrl } from '../uploads/address.ts'
import type { StaffRow, TeamRow, Viewer } from './store.ts'

export const viewerOf = ({ actor, caller }: { actor: Actor | null; caller: Pick<Caller, 'locale'> }): Viewer => ({
  userId: actor?.id ?? null,
  isStaff: actor?.isStaff ?? false,
  locale: caller.locale,
})

export const presentStaff = ({ user_id, role, moderation, name, photo_id }: StaffRow): TeamStaff => ({
  userId: user_id,
  role,
  moderation,
  user: { id: user_id, name, photo: photo_id && uploadUrl(photo_id) },
})

export const presentTeam = (row: TeamRow): TeamCard => ({
  id: row.id,
  teamId: row.id,
  name: row.name,
  description: row.description,
  photo: row.photo_id && uploadUrl(row.photo_id),
  cityId: row.city_id,
  cityName: row.city_name,
  type: row.type,
  themes: row.themes,
  staff: row.staff.map(presentStaff),
  membersCount: row.members_count,
  projectsCount: row.projects_count,
  moderation: row.moderation,
  own: row.own_role && row.own_moderation && { role: row.own_role, moderation: row.own_moderation },
  createdAt: row.created_at.toISOString(),
})
