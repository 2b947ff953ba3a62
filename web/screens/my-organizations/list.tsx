import { PageForms } from '../../forms/use-form-post.ts'
import { answerOwn } from '../../parts/organizations/own/answer-own.ts'
import { loadOwn } from '../../parts/organizations/own/load-own.ts'
import { OwnPage } from '../../parts/organizations/own/own-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadOwn(args)

export const action = (args: Route.ActionArgs) => answerOwn(args)

export default function MyOrganizationsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageForms value={{ action: paths.myOrganizations(), answer: actionData ?? null }}>
      <OwnPage data={loaderData} />
    </PageForms>
  )
}
