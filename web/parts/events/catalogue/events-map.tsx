import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { FoundMap } from '../../../ui/map/found-map.tsx'
import type { CatalogueData } from './load.ts'

/** The events that take place somewhere. The list below has those online too. */
export const EventsMap = ({ map }: { map: NonNullable<CatalogueData['map']> }) => {
  const { views } = useWords().events
  const loadNear = async (bounds: string) => {
    const attempt = await browserApi('GET /events/map', { query: { ...map.query, bounds } })
    return attempt.ok ? attempt.reply : null
  }
  if (map.points.length + map.cities.length === 0) return <p className="mb-6 text-ink-soft">{views.nothingOnMap}</p>
  return <FoundMap label={views.mapLabel} found={map} pathOf={paths.event} loadNear={loadNear} />
}
