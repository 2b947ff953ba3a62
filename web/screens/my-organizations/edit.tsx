import { answerEdit } from '../../parts/organizations/own/answer-edit.ts'
import { EditPage } from '../../parts/organizations/own/edit-page.tsx'
import { loadEdit } from '../../parts/organizations/own/load-form.ts'
import type { Route } from './+types/edit'

export const loader = (args: Route.LoaderArgs) => loadEdit(args)

export const action = (args: Route.ActionArgs) => answerEdit(args)

export default function EditOrganizationScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPage key={loaderData.organization.id} data={loaderData} answer={actionData ?? null} />
}
