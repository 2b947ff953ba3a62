import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { PointMap } from '../../ui/map/point-map.tsx'
import { PageSection } from './page-section.tsx'

/** The place of an offline event on a small map. The header has its address and a link, also without scripts. */
export const EventMap = ({ event }: { event: Event }) => {
  const { eventPage: t } = useWords()
  const { geo, city } = event.address ?? {}
  if (!geo) return null
  const name = event.space?.name ?? event.place?.name ?? event.address?.title ?? ''
  const content = { points: [{ id: event.id, name, ...geo, to: null }], groups: [], labels: city ? [{ name: city.name, ...city.geo }] : [] }
  return (
    <div className="script-only">
      <PageSection id="map" title={t.map}>
        <PointMap label={name || event.name} content={content} className="h-64" />
      </PageSection>
    </div>
  )
}
