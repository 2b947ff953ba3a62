import { FileText, Globe } from 'lucide-react'
import { Link } from 'react-router'
import type { Team, TeamProject } from '../../../../contract/teams/team.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { AvatarGroup } from '../../../ui/avatar-group.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { PageSection } from '../../events/page-section.tsx'

/** The projects that the viewer may see; an editor of a team without any is offered to add one. */
export const Projects = ({ team }: { team: Team }) => {
  const { page: t } = useWords().teams
  if (team.projects.length === 0 && !team.can.edit) return null
  return (
    <PageSection id="projects" title={t.projects}>
      {team.projects.length === 0 ? (
        <p className="text-ink-soft">
          {t.noProjects}{' '}
          <Link to={paths.editTeam(team.id, 'projects')} className="text-accent underline underline-offset-4">
            {t.addProject}
          </Link>
        </p>
      ) : (
        <ul className="flex flex-col gap-4">
          {team.projects.map((project) => (
            <li key={project.id} className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
              <Project project={project} team={team} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

const Project = ({ project, team }: { project: TeamProject; team: Team }) => {
  const t = useWords()
  const words = t.people.page
  const kinds = [...project.type.map((type) => words.types[type]), words.financeModels[project.finance_model]]
  return (
    <article className="flex flex-col gap-2">
      <h3 className="text-lg font-semibold wrap-anywhere">
        {project.name}
        <span className="ml-2 align-middle">
          <Badge tone="good">{words.stages[project.stage]}</Badge>
        </span>
      </h3>
      <p className="text-sm text-ink-soft">
        {kinds.join(' · ')}
        <Completion date={project.complete_date} />
      </p>
      {!project.visible && <p className="text-sm font-medium text-ink-soft">{t.teams.page.hidden}</p>}
      {project.essence && <p className="font-medium wrap-anywhere">{project.essence}</p>}
      {project.info && <p className="whitespace-pre-line wrap-anywhere">{project.info}</p>}
      {project.knownInstitutions.length > 0 && (
        <p className="text-sm">{t.teams.page.support(project.knownInstitutions.map(({ name }) => name).join(', '))}</p>
      )}
      <Workers project={project} team={team} />
      <Links project={project} />
    </article>
  )
}

const Completion = ({ date }: { date: string | null }) => {
  const { complete } = useWords().teams.page
  const locale = useLocale()
  return date && ` · ${complete(format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'yearDate' }))}`
}

const Workers = ({ project, team }: { project: TeamProject; team: Team }) => {
  const { workers } = useWords().teams.page
  const people = team.staff.filter(({ userId, moderation }) => moderation === 'approved' && project.staff.includes(userId))
  if (people.length === 0) return null
  return (
    <div className="mt-1 flex items-center gap-3 text-sm text-ink-soft">
      <AvatarGroup people={people.map(({ user }) => user)} total={project.staff.length} label={workers} />
      <span aria-hidden="true">{workers}</span>
    </div>
  )
}

const Links = ({ project: { presentation, untiUrl } }: { project: TeamProject }) => {
  const { page: t } = useWords().teams
  const link = 'inline-flex min-h-9 items-center gap-2 font-medium text-accent underline underline-offset-4'
  return (
    <p className="flex flex-wrap gap-x-6 empty:hidden">
      {presentation && (
        <a href={presentation.url} download className={link}>
          <FileText className="size-5" aria-hidden="true" />
          {t.presentation}
        </a>
      )}
      {untiUrl && (
        <OutsideLink href={untiUrl} rel="nofollow" className={link}>
          <Globe className="size-5" aria-hidden="true" />
          {t.link}
        </OutsideLink>
      )}
    </p>
  )
}
