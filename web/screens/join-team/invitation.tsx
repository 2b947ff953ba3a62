import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerJoin } from '../../parts/teams/join/answer-join.ts'
import { InvitationPage } from '../../parts/teams/join/invitation-page.tsx'
import { loadInvitation } from '../../parts/teams/join/load-join.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/invitation'

export const loader = (args: Route.LoaderArgs) => loadInvitation(args)

export const action = (args: Route.ActionArgs) => answerJoin(args)

export default function InvitationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().teams.joining
  return (
    <PageForms value={{ action: paths.joinTeam(loaderData.code), answer: actionData ?? null }}>
      <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
        <Head title={title} path={paths.joinTeam()} isIndexed={false} />
        <InvitationPage invitation={loaderData} />
      </section>
    </PageForms>
  )
}
