import { useWords } from '../../kernel/words.tsx'
import { Catalogue } from '../../parts/events/catalogue/catalogue.tsx'
import { loadCatalogue } from '../../parts/events/catalogue/load.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/list'

export const loader = (args: Route.LoaderArgs) => loadCatalogue(args, paths.events())

export default function EventsScreen({ loaderData }: Route.ComponentProps) {
  const { events } = useWords()
  return <Catalogue catalogue={loaderData} path={paths.events()} title={events.title} description={events.description} />
}
