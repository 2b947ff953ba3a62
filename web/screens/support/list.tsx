import { HelpPage } from '../../parts/support/help-page.tsx'
import { loadHelp } from '../../parts/support/load-help.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadHelp(args)

export default function SupportScreen({ loaderData }: Route.ComponentProps) {
  return <HelpPage help={loaderData} />
}
