import { HelpPage } from '../../parts/support/help-page.tsx'
import { loadHelp } from '../../parts/support/load-help.ts'
import { answerMessages } from '../../parts/support/messages/answer-messages.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadHelp(args)

export const action = (args: Route.ActionArgs) => answerMessages(args)

export default function SupportScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <HelpPage help={loaderData} answer={actionData ?? null} />
}
