import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { achievement, company, language, named, suggestedTheme, tag, university } from '../reference/catalogs.ts'
import { catalogId, date, id, instant, itemsOf, line, ok, pageOf, paging, queryCatalogId, sentBack, sentUpload, text, upload } from '../shapes.ts'
import { teamCard } from '../teams/team.ts'
import { financeModels, projectStages, projectTypes } from './limits.ts'

/** Contents of a profile: educations, jobs, projects, interests, badges, files and the resume. */

const moderation = z.enum(['approved', 'wait', 'declined'])
const required = (max: number) => line(max).pipe(z.string().min(1))

const bases = z.enum(['budget', 'paid', 'target'])
const levels = z.enum(['secondary', 'vocational', 'bachelor', 'specialist', 'master', 'postgraduate', 'additional'])
const year = z.int().min(1930).max(2100)

/** Replies contain the input fields next to the customer's groups, so that clients read what they sent. */
export const education = z.object({
  id,
  university,
  universityId: id,
  specialty: z.string(),
  years: z.object({ yearStart: z.int(), yearEnd: z.int().nullable() }),
  yearStart: z.int(),
  yearEnd: z.int().nullable(),
  foreign: z.boolean(),
  basis: bases.nullable(),
  level: levels,
  primary: z.boolean(),
  moderation,
  /** The reason of a decline; only its owner sees it. */
  moderationComment: z.string().nullable(),
})

const educationFields = z.strictObject({
  universityId: catalogId,
  specialty: required(200),
  yearStart: year,
  yearEnd: year.nullish(),
  /** Defaults to that of the university. */
  foreign: z.boolean().optional(),
  basis: bases.nullish(),
  level: levels,
  primary: z.boolean().optional(),
})
const educationChange = sentBack(education, educationFields)
export type EducationChange = z.output<typeof educationChange>

export const employment = z.object({
  id,
  position: z.string(),
  company,
  companyId: id,
  /** The only organization of this name, unless its site is another one. */
  organizationId: id.nullable(),
  description: z.string().nullable(),
  dates: z.object({ dateStart: date, dateEnd: date.nullable() }),
  dateStart: date,
  dateEnd: date.nullable(),
  present: z.boolean(),
  primary: z.boolean(),
  employmentGroupId: id.nullable(),
  moderation,
  moderationComment: z.string().nullable(),
})

const employmentFields = z.strictObject({
  position: required(200),
  companyId: id,
  description: text(2000).nullish(),
  dateStart: date,
  dateEnd: date.nullish(),
  /** A current job; defaults to true without an end date. */
  present: z.boolean().optional(),
  primary: z.boolean().optional(),
  employmentGroupId: catalogId.nullish(),
})
const employmentChange = sentBack(employment, employmentFields)
export type EmploymentChange = z.output<typeof employmentChange>

const stages = z.enum(projectStages)
const types = z.enum(projectTypes)
const models = z.enum(financeModels)

export const project = z.object({
  id,
  name: z.string(),
  stage: stages,
  type: z.array(types),
  types: z.array(types),
  financeModel: models,
  completeDate: date.nullable(),
  essence: z.string().nullable(),
  info: z.string().nullable(),
  presentation: upload.nullable(),
  ntiTechnologies: z.array(named),
  supportInstitutions: z.array(named),
  ntiTechnologyIds: z.array(id),
  supportInstitutionIds: z.array(id),
  visible: z.boolean(),
})

const projectTypeList = z.array(types).min(1).max(5)
const projectFields = z
  .strictObject({
    name: required(200),
    stage: stages,
    type: projectTypeList.optional(),
    /** An alias of `type`, which wins when both are given. */
    types: projectTypeList.optional(),
    financeModel: models,
    completeDate: date.nullish(),
    essence: line(500).nullish(),
    info: text(5000).nullish(),
    presentation: sentUpload.nullish(),
    ntiTechnologyIds: z.array(catalogId).max(30).optional(),
    supportInstitutionIds: z.array(catalogId).max(30).optional(),
    visible: z.boolean().optional(),
  })
  .refine((project) => project?.type !== undefined || project?.types !== undefined, { path: ['type'], when: () => true })

const projectChange = sentBack(project, projectFields).transform(({ type, types, ...rest }) => ({ ...rest, types: type ?? types ?? [] }))
export type ProjectChange = z.output<typeof projectChange>

export const interest = suggestedTheme.extend({
  /** The number of users that have confirmed it. */
  reviews: z.int(),
  reviewed: z.boolean(),
  /** A legacy interest in free text; convert-interest turns it into a theme. */
  needConvert: z.boolean(),
})

export const ownTag = tag.extend({ visible: z.boolean() })
export const userAchievement = achievement.extend({ receivedAt: instant })
export const userFile = z.object({ id, title: z.string().nullable(), upload, createdAt: instant })

const qualifications = z.enum(['trainee', 'junior', 'middle', 'senior', 'leader'])
export const resume = z.object({
  desiredPosition: z.string().nullable(),
  qualification: qualifications.nullable(),
  salary: z.int().nullable(),
  skills: z.array(z.string()),
  certificates: z.array(upload),
  visible: z.boolean(),
})

/** Changes the given fields; an upload is given by its id, or as the whole object from a reply. */
export const resumeChange = z.strictObject({
  desiredPosition: line(200).nullish(),
  qualification: qualifications.nullish(),
  salary: z.int().min(0).max(1_000_000_000).nullish(),
  skills: z.array(required(60)).max(50).optional(),
  certificates: z.array(sentUpload).max(10).optional(),
  visible: z.boolean().optional(),
})
export type ResumeChange = z.output<typeof resumeChange>

/** Relations that `expand` may add to a user. */
export const profileRelations = z.object({
  educations: z.array(education),
  employments: z.array(employment),
  themes: z.array(interest),
  tags: z.array(ownTag),
  achievements: z.array(userAchievement),
  languages: z.array(language),
  projects: z.array(project),
  files: z.array(userFile),
  resume: resume.nullable(),
  teams: z.array(teamCard),
})

const tagId = z.object({ id: queryCatalogId })
const selectedInterests = itemsOf(interest)

export const profile = calls({
  'GET /users/:id/educations': {
    summary: 'Lists the educations of a user; other users see the approved ones',
    access: 'anyone',
    query: z.object(paging(pageSizes.employments)),
    reply: pageOf(education),
    refusals: ['notFound'],
  },
  'GET /users/:id/educations/:eId': { summary: 'Returns an education', access: 'anyone', reply: education, refusals: ['notFound'] },
  'POST /users/:id/educations': {
    summary: 'Adds an education; staff reviews it',
    access: 'signedIn',
    body: educationChange,
    reply: education,
    refusals: ['forbidden', 'tooManyEntries'],
  },
  'PUT /users/:id/educations/:eId': {
    summary: 'Changes an education; staff reviews a changed one again',
    access: 'signedIn',
    body: educationChange,
    reply: education,
    refusals: ['notFound', 'forbidden'],
  },
  'DELETE /users/:id/educations/:eId': {
    summary: 'Removes an education',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden'],
  },
  'GET /users/:id/employments': {
    summary: 'Lists the jobs of a user; other users see the approved ones',
    access: 'anyone',
    query: z.object(paging(pageSizes.employments)),
    reply: pageOf(employment),
    refusals: ['notFound'],
  },
  'GET /users/:id/employments/:eId': { summary: 'Returns a job', access: 'anyone', reply: employment, refusals: ['notFound'] },
  'POST /users/:id/employments': {
    summary: 'Adds a job; staff reviews it',
    access: 'signedIn',
    body: employmentChange,
    reply: employment,
    refusals: ['forbidden', 'tooManyEntries'],
  },
  'PUT /users/:id/employments/:eId': {
    summary: 'Changes a job; staff reviews a changed one again',
    access: 'signedIn',
    body: employmentChange,
    reply: employment,
    refusals: ['notFound', 'forbidden'],
  },
  'DELETE /users/:id/employments/:eId': {
    summary: 'Removes a job',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden'],
  },
  'GET /owner/projects': { summary: 'Lists the projects of the caller', access: 'signedIn', query: z.object(paging(10)), reply: pageOf(project) },
  'POST /owner/projects': { summary: 'Adds a project', access: 'signedIn', body: projectChange, reply: project, refusals: ['tooManyEntries'] },
  'PUT /owner/projects/:id': {
    summary: 'Changes a project',
    access: 'signedIn',
    body: projectChange,
    reply: project,
    refusals: ['notFound', 'forbidden'],
  },
  'PATCH /owner/projects/:id': {
    summary: 'Shows a project to other users, or hides it',
    access: 'signedIn',
    body: z.strictObject({ visible: z.boolean() }),
    reply: z.object({ visible: z.boolean() }),
    refusals: ['notFound', 'forbidden'],
    aliases: ['PATCH /owner/projects/:id/visible'],
  },
  'DELETE /owner/projects/:id': { summary: 'Removes a project', access: 'signedIn', reply: ok, refusals: ['notFound', 'forbidden'] },
  'GET /user/interests': {
    summary: 'Lists available interests whose name contains q',
    access: 'signedIn',
    query: z.object({ q: line(100).default(''), ...paging(pageSizes.interests) }),
    reply: pageOf(suggestedTheme.extend({ selected: z.boolean() })),
  },
  'GET /user/selected-interests': { summary: 'Lists the interests of the caller', access: 'signedIn', reply: selectedInterests },
  'POST /user/interests': {
    summary: 'Adds interests from the catalogue, or a new one that staff reviews',
    access: 'signedIn',
    limit: 'suggestions',
    body: z.strictObject({ themeIds: z.array(catalogId).max(100).optional(), name: required(60).optional() }),
    reply: selectedInterests,
    refusals: ['duplicateInterest', 'tooManyEntries'],
  },
  'POST /user/delete-interests': {
    summary: 'Removes interests of the caller',
    access: 'signedIn',
    body: z.strictObject({ themeIds: z.array(catalogId).max(100) }),
    reply: selectedInterests,
  },
  'POST /users/:id/convert-interest': {
    summary: 'Turns a legacy interest in free text into a theme',
    access: 'signedIn',
    body: z.strictObject({ userId: id, id: catalogId }),
    reply: interest,
    refusals: ['notFound', 'forbidden', 'duplicateInterest'],
  },
  'PATCH /users/:id/interest-reviews': {
    summary: 'Confirms an interest of another user, or withdraws the confirmation',
    access: 'signedIn',
    body: z.strictObject({ interestId: catalogId }),
    reply: z.object({ reviewed: z.boolean(), reviews: z.int() }),
    refusals: ['notFound', 'ownInterest'],
  },
  'POST /owner/tags/:id/update-visibility': {
    summary: 'Shows a badge of the caller to other users, or hides it',
    access: 'signedIn',
    params: tagId,
    body: z.strictObject({ visible: z.boolean() }),
    reply: ownTag,
    refusals: ['notFound'],
    aliases: ['PATCH /owner/tags/:id/update-visibility'],
  },
  'DELETE /owner/tags/:id': { summary: 'Removes a badge of the caller', access: 'signedIn', params: tagId, reply: ok, refusals: ['notFound'] },
  'GET /users/:id/files': {
    summary: 'Lists the files of a profile',
    access: 'anyone',
    query: z.object(paging(20)),
    reply: pageOf(userFile),
    refusals: ['notFound'],
  },
  'POST /users/:id/files': {
    summary: 'Adds an uploaded file to the own profile',
    access: 'signedIn',
    body: z.strictObject({ uploadId: z.uuid(), title: line(200).nullish() }),
    reply: userFile,
    refusals: ['forbidden', 'tooManyEntries'],
  },
  'DELETE /users/:id/files/:fileId': {
    summary: 'Removes a file from the own profile',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden'],
  },
})
