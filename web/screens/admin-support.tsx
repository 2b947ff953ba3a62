import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerDesk } from '../parts/support/desk/answer-desk.ts'
import { DeskPage } from '../parts/support/desk/desk-page.tsx'
import { loadDesk } from '../parts/support/desk/load-desk.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/admin-support'

export const loader = (args: Route.LoaderArgs) => loadDesk(args)

export const action = (args: Route.ActionArgs) => answerDesk(args)

/** After a refusal because of a colleague the thread is loaded again. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409

/** The messages to the support that staff answer. */
export default function AdminSupportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { staff } = useWords()
  return (
    <>
      <Head title={staff.supportTitle} path={paths.adminSupport()} isIndexed={false} />
      <DeskPage page={loaderData} answer={actionData ?? null} />
    </>
  )
}
