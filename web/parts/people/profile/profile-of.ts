import type { User } from '../../../../contract/people/people.ts'
import { teamLineOf } from '../../teams/team-lines.tsx'
import { nameOf } from '../person-card-of.ts'

type Listed<Name extends keyof User> = NonNullable<User[Name]> extends (infer Item)[] ? Item : never

/** The properties the profile page shows, without those needed only for editing. */
export const profileOf = (user: User) => ({
  id: user.id,
  address: user.slug ?? user.id,
  name: nameOf(user),
  names: { first: user.first_name, last: user.last_name },
  photo: user.photo,
  cover: user.cover,
  position: user.position,
  about: user.about,
  city: user.address.city,
  personalStatus: user.personalStatus,
  isExpert: user.isExpert,
  createdAt: user.createdAt,
  /** Profiles of children show almost nothing to other users and search engines. */
  isProtected: user.createdAt === null,
  isListed: user.isListed,
  subscription: user.subscription,
  contactsVisible: user.contactsVisible,
  contactAccess: user.contactAccess,
  can: user.can,
  match: user.match,
  email: user.email ?? null,
  phones: (user.phones ?? []).map(({ phone }) => phone),
  socials: user.socials ?? [],
  interests: (user.themes ?? []).map(({ id, name, reviews, reviewed }) => ({ id, name, reviews, reviewed })),
  educations: (user.educations ?? []).map(educationOf),
  employments: (user.employments ?? []).map(employmentOf),
  projects: (user.projects ?? []).map(projectOf),
  languages: (user.languages ?? []).map(({ id, name }) => ({ id, name })),
  tags: (user.tags ?? []).map(({ id, name, icon, visible }) => ({ id, name, icon, visible })),
  achievements: (user.achievements ?? []).map(({ id, name, icon, description, receivedAt }) => ({ id, name, icon, description, receivedAt })),
  files: (user.files ?? []).map(({ id, title, upload }) => ({ id, name: title || upload.name, ...fileOf(upload) })),
  resume: resumeOf(user.resume),
  teams: (user.teams ?? []).map(teamLineOf),
})
export type Profile = ReturnType<typeof profileOf>

const fileOf = ({ url, size }: { url: string; size: number }) => ({ url, size })

const educationOf = (education: Listed<'educations'>) => ({
  id: education.id,
  university: education.university.name,
  specialty: education.specialty,
  yearStart: education.yearStart,
  yearEnd: education.yearEnd,
  foreign: education.foreign,
  basis: education.basis,
  level: education.level,
  primary: education.primary,
  moderation: education.moderation,
})

const employmentOf = (employment: Listed<'employments'>) => ({
  id: employment.id,
  position: employment.position,
  company: { name: employment.company.name, url: employment.company.url },
  organizationId: employment.organizationId,
  description: employment.description,
  dateStart: employment.dateStart,
  dateEnd: employment.dateEnd,
  present: employment.present,
  primary: employment.primary,
  moderation: employment.moderation,
})

const projectOf = (project: Listed<'projects'>) => ({
  id: project.id,
  name: project.name,
  stage: project.stage,
  types: project.types,
  financeModel: project.financeModel,
  essence: project.essence,
  info: project.info,
  presentation: project.presentation && fileOf(project.presentation),
  technologies: project.ntiTechnologies.map(({ name }) => name),
  support: project.supportInstitutions.map(({ name }) => name),
  visible: project.visible,
})

const resumeOf = (resume: User['resume']) =>
  resume
    ? {
        desiredPosition: resume.desiredPosition,
        qualification: resume.qualification,
        salary: resume.salary,
        skills: resume.skills,
        certificates: resume.certificates.map(({ uploadId, name, ...file }) => ({ id: uploadId, name, ...fileOf(file) })),
        visible: resume.visible,
      }
    : null
