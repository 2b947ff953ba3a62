import type { Team, TeamProject } from '../../../../contract/teams/team.ts'
import { Editor } from '../../../forms/editor.tsx'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Confirmed } from '../../../ui/confirmed.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { ProjectForm } from './project-form.tsx'

type Props = { team: Team; known: { id: number; name: string }[] }

/** The projects of a team, each with its form; a removed one leaves the list without a reload (V285). */
export const ProjectsSection = ({ team, known }: Props) => {
  const { sections, projects: t } = useWords().teamEditor
  return (
    <SectionCard anchor="projects" title={sections.projects} lead={t.lead} rows={team.projects.length}>
      {team.projects.map((project) => (
        <ProjectEntry key={project.id} project={project} team={team} known={known} />
      ))}
      <Editor intent="saveProject" title={t.add}>
        <ProjectForm project={null} team={team} known={known} />
      </Editor>
    </SectionCard>
  )
}

const ProjectEntry = ({ project, team, known }: Props & { project: TeamProject }) => {
  const { teamEditor, people } = useWords()
  const { projects: t } = teamEditor
  const stage = people.page.stages[project.stage]
  return (
    <article className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">{project.name}</h3>
      <p className="text-ink-soft">{project.visible ? stage : `${stage} · ${t.hidden}`}</p>
      <Editor intent="saveProject" subject={project.id} title={t.change} name={t.changeNamed(project.name)}>
        <ProjectForm project={project} team={team} known={known} />
      </Editor>
      <Confirmed ask={t.remove} name={t.removeNamed(project.name)} text={t.removeText}>
        <PostForm intent="removeProject" subject={project.id} submit={t.confirmRemove} look="danger" saved={null} />
      </Confirmed>
    </article>
  )
}
