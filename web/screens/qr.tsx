import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerPoster } from '../parts/attendees/poster/answer-poster.ts'
import { loadPoster, type PosterData } from '../parts/attendees/poster/load-poster.ts'
import { PosterPage } from '../parts/attendees/poster/poster-page.tsx'
import { loadOwnCode, type OwnCode } from '../parts/people/own-code/load-own-code.ts'
import { OwnCodePage } from '../parts/people/own-code/own-code-page.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/qr'

type Shown = { own: OwnCode; poster: null } | { own: null; poster: PosterData }

/** The address of a poster, which names its code. */
const addressOf = (code: string) => paths.qr({ code })

export const loader = async (args: Route.LoaderArgs): Promise<Shown> =>
  new URL(args.request.url).searchParams.has('code')
    ? { own: null, poster: await loadPoster(args, addressOf) }
    : { own: await loadOwnCode(args), poster: null }

export const action = (args: Route.ActionArgs) => answerPoster(args, addressOf)

/** The own code; with the code of a poster the mark at its event or in its coworking (R034). */
export default function QrScreen({ loaderData: { own, poster }, actionData }: Route.ComponentProps) {
  const { qr, attending, attendees, coworking } = useWords()
  const posterTitle = poster?.kind === 'space' ? coworking.poster.title : attendees.poster.title
  const title = own?.event ? attending.ticket.title : own ? qr.title : posterTitle
  return (
    <>
      <Head title={title} path={paths.qr()} isIndexed={false} />
      {own ? <OwnCodePage {...own} /> : <PosterPage data={poster} answer={actionData ?? null} />}
    </>
  )
}
