import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadStatistics } from '../../parts/cabinet/event/load-statistics.ts'
import { StatisticsPage } from '../../parts/cabinet/event/statistics-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/statistics'

export const loader = (args: Route.LoaderArgs) => loadStatistics(args)

/** The numbers of one own event. */
export default function OwnStatisticsScreen({ loaderData }: Route.ComponentProps) {
  const { statistics: t } = useWords().ownEvent
  const { event } = loaderData
  return (
    <>
      <Head title={t.title(event.name)} path={paths.ownEvent(event.id, 'statistics')} isIndexed={false} />
      <StatisticsPage key={event.id} data={loaderData} />
    </>
  )
}
