import { z } from 'zod'
import { financeModels, projectStages, projectTypes } from '../people/limits.ts'
import { named } from '../reference/catalogs.ts'
import { theme } from '../reference/reference.ts'
import { catalogId, date, id, instant, line, sentBack, sentRow, sentUpload, text, upload, url } from '../shapes.ts'
import { teamCounts, teamLengths, teamModerations, teamRoles } from './limits.ts'

/** Shapes of teams: their members, projects and cards. */

const moderation = z.enum(teamModerations)
const role = z.enum(teamRoles)
const teamType = z.int().min(0).max(1)

export const teamStaff = z.object({
  userId: id,
  role,
  moderation,
  /** The name and photo of a user are public, as on their page. */
  user: z.object({ id, name: z.string(), photo: z.string().nullable() }),
})
export type TeamStaff = z.output<typeof teamStaff>

/** The own entry of the caller; null for a stranger. */
const own = z.object({ role, moderation }).nullable()

export const teamCard = z.object({
  id,
  /** The same as `id`. */
  teamId: id,
  name: z.string(),
  description: z.string().nullable(),
  photo: z.string().nullable(),
  cityId: id.nullable(),
  cityName: z.string().nullable(),
  /** 0 is a team of a project, 1 of an event. */
  type: teamType,
  themes: z.array(theme),
  /** The first approved members: leader, admins, the rest. */
  staff: z.array(teamStaff),
  /** Approved members. */
  membersCount: z.int(),
  /** Projects that the caller may see. */
  projectsCount: z.int(),
  /** Of staff of the platform; the public list has approved teams. */
  moderation,
  own,
  createdAt: instant,
})
export type TeamCard = z.output<typeof teamCard>

const stage = z.enum(projectStages)
const financeModel = z.enum(financeModels)

export const teamProject = z.object({
  id,
  name: z.string(),
  stage,
  complete_date: date.nullable(),
  type: z.array(z.enum(projectTypes)),
  finance_model: financeModel,
  /** Approved members who work on the project. */
  staff: z.array(id),
  essence: z.string().nullable(),
  presentation: upload.nullable(),
  info: z.string().nullable(),
  /** Support institutions that know the project (A065). */
  known: z.array(id),
  knownInstitutions: z.array(named),
  untiUrl: z.string().nullable(),
  /** A hidden project is shown to members only. */
  visible: z.boolean(),
})
export type TeamProject = z.output<typeof teamProject>

export const team = teamCard.extend({
  /** All approved members; the leader also gets waiting and declined entries, other callers their own one. */
  staff: z.array(teamStaff),
  projects: z.array(teamProject),
  /** Only for the leader and admins. */
  inviteCode: z.string().nullable(),
  inviteUrl: z.string().nullable(),
  /** The reason of staff; only for the leader and admins. */
  moderationComment: z.string().nullable(),
  /** Permissions of the caller. */
  can: z.object({
    edit: z.boolean(),
    manageMembers: z.boolean(),
    invite: z.boolean(),
    register: z.boolean(),
    leave: z.boolean(),
    disband: z.boolean(),
  }),
})
export type Team = z.output<typeof team>

const required = (max: number) => line(max).pipe(z.string().min(1))

/** A picture by the id of its upload, as the whole upload, or as the URL of a reply. */
const sentPicture = z.union([
  sentUpload,
  z
    .string()
    .max(2048)
    .transform((address) => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? '')
    .pipe(z.uuid()),
])

const fields = {
  name: required(teamLengths.name),
  description: text(teamLengths.description).nullish(),
  photo: sentPicture.nullish(),
  cityId: catalogId.nullish(),
  themes: z.array(sentRow).max(teamCounts.themes).optional(),
}

export const newTeam = sentBack(team, z.strictObject({ ...fields, type: teamType.default(0) }))
/** Missing fields keep their values. */
export const teamChange = sentBack(team, z.strictObject({ ...fields, type: teamType.optional() }))
export type TeamChange = z.output<typeof teamChange>

const projectFields = {
  name: required(teamLengths.projectName),
  stage,
  complete_date: date.nullish(),
  type: z.array(z.enum(projectTypes)).min(1).max(projectTypes.length),
  finance_model: financeModel,
  essence: line(teamLengths.essence).nullish(),
  presentation: sentUpload.nullish(),
  info: text(teamLengths.info).nullish(),
  known: z.array(catalogId).max(30).optional(),
  staff: z.array(id).max(teamCounts.members).optional(),
  untiUrl: z.union([z.literal(''), url]).nullish(),
  visible: z.boolean().optional(),
}

/** A complete project needs the date of its completion. */
export const newTeamProject = sentBack(teamProject, z.strictObject(projectFields))
export const teamProjectChange = sentBack(teamProject, z.strictObject(projectFields).partial())
export type TeamProjectChange = z.output<typeof teamProjectChange>
