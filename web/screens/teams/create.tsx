import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadCreate } from '../../parts/teams/edit/load-editor.ts'
import { answerCreate } from '../../parts/teams/edit/save-team.ts'
import { TeamForm } from '../../parts/teams/edit/team-form.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/create'

export const loader = ({ context }: Route.LoaderArgs) => loadCreate(context)

export const action = (args: Route.ActionArgs) => answerCreate(args)

export default function CreateTeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords().teamEditor
  return (
    <PageForms value={{ action: paths.createTeam(), answer: actionData ?? null }}>
      <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
        <Head title={t.createTitle} path={paths.createTeam()} isIndexed={false} />
        <h1 className="text-2xl font-semibold sm:text-3xl">{t.createTitle}</h1>
        <p className="text-lg text-ink-soft">{t.createLead}</p>
        <TeamForm team={null} choices={loaderData} />
      </section>
    </PageForms>
  )
}
