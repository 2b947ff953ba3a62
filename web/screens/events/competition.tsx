import { useWords } from '../../kernel/words.tsx'
import { Catalogue } from '../../parts/events/catalogue/catalogue.tsx'
import { loadCatalogue } from '../../parts/events/catalogue/load.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/competition'

export const loader = (args: Route.LoaderArgs) => loadCatalogue(args, paths.competitions(), { additional: ['contest'] })

export default function CompetitionsScreen({ loaderData }: Route.ComponentProps) {
  const { events } = useWords()
  return <Catalogue catalogue={loaderData} path={paths.competitions()} title={events.competitionTitle} description={events.competitionDescription} />
}
