import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerSeries } from '../../parts/cabinet/event/answer-series.ts'
import { loadSeries } from '../../parts/cabinet/event/load-series.ts'
import { SeriesPage } from '../../parts/cabinet/event/series-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/series'

export const loader = (args: Route.LoaderArgs) => loadSeries(args)

export const action = (args: Route.ActionArgs) => answerSeries(args)

/** The series of one own event. */
export default function OwnSeriesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { series: t } = useWords().ownEvent
  const { event } = loaderData
  const path = paths.ownEvent(event.id, 'series')
  return (
    <PageForms value={{ action: path, answer: actionData ?? null }}>
      <Head title={t.title(event.name)} path={path} isIndexed={false} />
      <SeriesPage key={event.id} data={loaderData} />
    </PageForms>
  )
}
