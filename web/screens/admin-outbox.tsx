import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerOutbox } from '../parts/outbox/answer-outbox.ts'
import { loadOutbox } from '../parts/outbox/load-outbox.ts'
import { OutboxCabinet } from '../parts/outbox/outbox-cabinet.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/admin-outbox'

export const loader = (args: Route.LoaderArgs) => loadOutbox(args)

export const action = (args: Route.ActionArgs) => answerOutbox(args)

/** Emails and pushes for administrators: what waits, what failed and why. */
export default function AdminOutboxScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { outbox } = useWords()
  return (
    <>
      <Head title={outbox.title} path={paths.adminOutbox()} isIndexed={false} />
      <OutboxCabinet page={loaderData} answer={actionData ?? null} />
    </>
  )
}
