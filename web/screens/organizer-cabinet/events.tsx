import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerOwnEvents } from '../../parts/cabinet/answer-own-events.ts'
import { isSameList } from '../../parts/cabinet/cabinet-address.ts'
import { loadOwnEvents } from '../../parts/cabinet/load-own-events.ts'
import { OwnEvents } from '../../parts/cabinet/own-events.tsx'
import { refreshesRow } from '../../parts/cabinet/refreshes-row.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/events'

export const loader = (args: Route.LoaderArgs) => loadOwnEvents(args)

export const action = (args: Route.ActionArgs) => answerOwnEvents(args)

/** An action on a row answers with the row, and a question is about the list on screen, so that neither loads the list again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formData, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  if (formData && refreshesRow(formData)) return false
  const isQuestion = !formMethod && currentUrl.href !== nextUrl.href && isSameList(currentUrl, nextUrl)
  return isQuestion ? false : defaultShouldRevalidate
}

/** Own events by state and folder. */
export default function OwnEventsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { organizerCabinet } = useWords()
  return (
    <>
      <Head title={organizerCabinet.events} path={paths.cabinetEvents()} isIndexed={false} />
      <OwnEvents page={loaderData} answer={actionData ?? null} />
    </>
  )
}
