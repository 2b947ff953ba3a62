import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerExports } from '../parts/staff/exports/answer-exports.ts'
import { ExportsPage } from '../parts/staff/exports/exports-page.tsx'
import { loadExports } from '../parts/staff/exports/load-exports.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/admin-exports'

export const loader = (args: Route.LoaderArgs) => loadExports(args)

export const action = (args: Route.ActionArgs) => answerExports(args)

/** The own exports of staff lists with their progress. Without scripts the button of a list leads here. */
export default function AdminExportsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { downloads } = useWords()
  return (
    <>
      <Head title={downloads.title} path={paths.adminExports()} isIndexed={false} />
      <ExportsPage page={loaderData} problem={actionData?.problem ?? null} />
    </>
  )
}
