import { PageForms } from '../../forms/use-form-post.ts'
import { answerEditor } from '../../parts/teams/edit/answer-editor.ts'
import { EditPage } from '../../parts/teams/edit/edit-page.tsx'
import { loadEditor } from '../../parts/teams/edit/load-editor.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/edit'

export const loader = (args: Route.LoaderArgs) => loadEditor(args)

export const action = (args: Route.ActionArgs) => answerEditor(args)

export default function EditTeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { team } = loaderData
  return (
    <PageForms value={{ action: paths.editTeam(team.id), answer: actionData ?? null }}>
      <EditPage key={team.id} data={loaderData} />
    </PageForms>
  )
}
