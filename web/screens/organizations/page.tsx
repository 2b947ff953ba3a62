import { answerOrganization } from '../../parts/organizations/page/answer-organization.ts'
import { loadOrganization } from '../../parts/organizations/page/load-organization.ts'
import { OrganizationPage } from '../../parts/organizations/page/organization-page.tsx'
import type { Route } from './+types/page'

export const loader = (args: Route.LoaderArgs) => loadOrganization(args)

export const action = (args: Route.ActionArgs) => answerOrganization(args)

export default function OrganizationScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <OrganizationPage key={loaderData.organization.id} data={loaderData} answer={actionData ?? null} />
}
