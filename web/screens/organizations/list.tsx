import { OrganizationCatalogue } from '../../parts/organizations/catalogue/catalogue.tsx'
import { loadOrganizations } from '../../parts/organizations/catalogue/load.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadOrganizations(args)

export default function OrganizationsScreen({ loaderData }: Route.ComponentProps) {
  return <OrganizationCatalogue catalogue={loaderData} />
}
