import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerPoster } from '../parts/attendees/poster/answer-poster.ts'
import { loadPoster, type PosterData } from '../parts/attendees/poster/load-poster.ts'
import { PosterPage } from '../parts/attendees/poster/poster-page.tsx'
import { answerOwnCode } from '../parts/people/own-code/answer-own-code.ts'
import { loadOwnCode, type OwnCode } from '../parts/people/own-code/load-own-code.ts'
import { OwnCodePage } from '../parts/people/own-code/own-code-page.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/qr'

type QrData = { own: OwnCode; poster: null } | { own: null; poster: PosterData }

/** The address of a poster, which names its code. */
const addressOf = (code: string) => paths.qr({ code })

export const loader = async (args: Route.LoaderArgs): Promise<QrData> =>
  new URL(args.request.url).searchParams.has('code')
    ? { own: null, poster: await loadPoster(args, addressOf) }
    : { own: await loadOwnCode(args), poster: null }

export const action = (args: Route.ActionArgs) =>
  new URL(args.request.url).searchParams.has('code') ? answerPoster(args, addressOf) : answerOwnCode(args)

/** The own code; with the code of a poster the mark at its event or in its coworking (R034). Each reads only its own words. */
export default function QrScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Head title={useTitle(loaderData)} path={paths.qr()} isIndexed={false} />
      {loaderData.poster ? (
        <PosterPage data={loaderData.poster} answer={actionData ?? null} />
      ) : (
        <OwnCodePage {...loaderData.own} answer={actionData ?? null} />
      )}
    </>
  )
}

const useTitle = ({ own, poster }: QrData): string => {
  const t = useWords()
  if (poster) return poster.kind === 'space' ? t.coworking.poster.title : t.attendees.poster.title
  return own.event ? t.attending.ticket.title : t.qr.title
}
