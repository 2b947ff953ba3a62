import { answerCreate } from '../../parts/organizations/own/answer-edit.ts'
import { CreatePage } from '../../parts/organizations/own/create-page.tsx'
import { loadCreate } from '../../parts/organizations/own/load-form.ts'
import type { Route } from './+types/create'

export const loader = (args: Route.LoaderArgs) => loadCreate(args)

export const action = (args: Route.ActionArgs) => answerCreate(args)

export default function CreateOrganizationScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <CreatePage data={loaderData} answer={actionData ?? null} />
}
