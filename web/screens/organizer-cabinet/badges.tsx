import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { BadgesPage } from '../../parts/cabinet/event/badges-page.tsx'
import { loadOwnEvent } from '../../parts/cabinet/event/load-own-event.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/badges'

export const loader = (args: Route.LoaderArgs) => loadOwnEvent(args, 'badges')

/** The name badges of one own event. */
export default function OwnBadgesScreen({ loaderData }: Route.ComponentProps) {
  const { badges: t } = useWords().ownEvent
  const { event } = loaderData
  return (
    <>
      <Head title={t.title(event.name)} path={paths.ownEvent(event.id, 'badges')} isIndexed={false} />
      <BadgesPage data={loaderData} />
    </>
  )
}
