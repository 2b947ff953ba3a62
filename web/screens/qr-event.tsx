import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerPoster } from '../parts/attendees/poster/answer-poster.ts'
import { loadPoster } from '../parts/attendees/poster/load-poster.ts'
import { PosterPage } from '../parts/attendees/poster/poster-page.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/qr-event'

export const loader = (args: Route.LoaderArgs) => loadPoster(args, paths.qrEvent)

export const action = (args: Route.ActionArgs) => answerPoster(args, paths.qrEvent)

/** The address in the code of a poster (V401). */
export default function QrEventScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().attendees.poster
  return (
    <>
      <Head title={title} path={paths.qrEvent()} isIndexed={false} />
      <PosterPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
