import { useWords } from '../../kernel/words.tsx'
import { Catalogue } from '../../parts/events/catalogue/catalogue.tsx'
import { loadCatalogue } from '../../parts/events/catalogue/load.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/online'

export const loader = (args: Route.LoaderArgs) => loadCatalogue(args, paths.eventsOnline(), { formats: ['online'] })

export default function OnlineEventsScreen({ loaderData }: Route.ComponentProps) {
  const { events } = useWords()
  return <Catalogue catalogue={loaderData} path={paths.eventsOnline()} title={events.onlineTitle} description={events.onlineDescription} />
}
