import { FileText } from 'lucide-react'
import { useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { PageSection } from '../../events/page-section.tsx'
import type { Profile } from './profile-of.ts'

export const Projects = ({ projects }: Pick<Profile, 'projects'>) => {
  const { page } = useWords().people
  if (projects.length === 0) return null
  return (
    <PageSection id="projects" title={page.projects}>
      <ul className="flex flex-col gap-4">
        {projects.map((project) => (
          <li key={project.id} className="break-inside-avoid rounded-2xl border border-line bg-surface p-6 print:border-0 print:p-0">
            <Project project={project} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const Project = ({ project }: { project: Profile['projects'][number] }) => {
  const { page } = useWords().people
  const kinds = [...project.types.map((type) => page.types[type]), page.financeModels[project.financeModel]]
  return (
    <>
      <h3 className="text-lg font-semibold wrap-anywhere">
        {project.name}
        <span className="ml-2 align-middle">
          <Badge tone="good">{page.stages[project.stage]}</Badge>
        </span>
      </h3>
      <p className="text-sm text-ink-soft">{kinds.join(' · ')}</p>
      {!project.visible && <p className="text-sm font-medium text-ink-soft print:hidden">{page.hidden}</p>}
      {project.essence && <p className="mt-2 font-medium wrap-anywhere">{project.essence}</p>}
      {project.info && <p className="mt-2 whitespace-pre-line wrap-anywhere">{project.info}</p>}
      {project.technologies.length > 0 && <p className="mt-2 text-sm">{page.technologies(project.technologies.join(', '))}</p>}
      {project.support.length > 0 && <p className="mt-1 text-sm">{page.support(project.support.join(', '))}</p>}
      {project.presentation && (
        <a
          href={project.presentation.url}
          download
          className="mt-2 inline-flex min-h-9 items-center gap-2 font-medium text-accent underline underline-offset-4 print:hidden"
        >
          <FileText className="size-5" aria-hidden="true" />
          {page.presentation}
        </a>
      )}
    </>
  )
}
