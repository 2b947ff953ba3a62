import { Head } from '../../kernel/page-head.tsx'
import { answerVisitors } from '../../parts/control/visitors/answer-visitors.ts'
import { loadVisitors } from '../../parts/control/visitors/load-visitors.ts'
import { VisitorsPage } from '../../parts/control/visitors/visitors-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/visitors'

export const loader = (args: Route.LoaderArgs) => loadVisitors(args)

export const action = (args: Route.ActionArgs) => answerVisitors(args)

export default function VisitorsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { space } = loaderData
  return (
    <>
      <Head title={space.name} path={paths.controlSpace(space.id)} isIndexed={false} />
      <VisitorsPage key={space.id} data={loaderData} answer={actionData ?? null} />
    </>
  )
}
