import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerPanel } from '../parts/staff/answer-panel.ts'
import { loadPanel } from '../parts/staff/load-panel.ts'
import { Panel } from '../parts/staff/panel.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/admin'

export const loader = (args: Route.LoaderArgs) => loadPanel(args)

export const action = (args: Route.ActionArgs) => answerPanel(args)

/** After a decision the address of the next row loads the list; after a refusal the row may have changed meanwhile. */
export const shouldRevalidate = ({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? actionStatus === 409 : defaultShouldRevalidate

/** The decisions of staff, one queue at a time (R136). */
export default function AdminScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { staff } = useWords()
  return (
    <>
      <Head title={staff.title} path={paths.admin()} isIndexed={false} />
      <Panel page={loaderData} posted={actionData ?? null} />
    </>
  )
}
