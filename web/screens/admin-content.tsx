import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerContent } from '../parts/content/answer-content.ts'
import { ContentCabinet } from '../parts/content/content-cabinet.tsx'
import { loadContent } from '../parts/content/load-content.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/admin-content'

export const loader = (args: Route.LoaderArgs) => loadContent(args)

export const action = (args: Route.ActionArgs) => answerContent(args)

/** Tables that staff edit: list and form of each (R137). */
export default function AdminContentScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { content } = useWords()
  return (
    <>
      <Head title={content.title} path={paths.adminContent()} isIndexed={false} />
      <ContentCabinet page={loaderData} answer={actionData ?? null} />
    </>
  )
}
