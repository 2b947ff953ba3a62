import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { OwnEventLayout } from '../../parts/cabinet/event/own-event-layout.tsx'
import { LinkedMailings } from '../../parts/mailings/linked/linked-mailings.tsx'
import { loadEventMailings } from '../../parts/mailings/linked/load-linked.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/event-mailings'

export const loader = (args: Route.LoaderArgs) => loadEventMailings(args)

/** The mailings about one own event. */
export default function EventMailingsScreen({ loaderData }: Route.ComponentProps) {
  const { linked: t } = useWords().mailings
  const { event } = loaderData
  const path = paths.ownEvent(event.id, 'mailings')
  return (
    <>
      <Head title={t.title(event.name)} path={path} isIndexed={false} />
      <OwnEventLayout key={event.id} data={loaderData} part="mailings">
        <LinkedMailings page={loaderData} path={path} createTo={paths.mailing('create', { eventId: event.id })} none={t.event} />
      </OwnEventLayout>
    </>
  )
}
