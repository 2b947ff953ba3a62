import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { PointMap } from '../../ui/map/point-map.tsx'
import { mapUrlOf } from './map-link.ts'
import { OutsideLink } from './outside-link.tsx'
import { PageSection } from './page-section.tsx'

type Props = { event: Event; geo: { lat: number; lng: number } }

/** Where the event takes place, with its city around it. */
export const OnMap = ({ event, geo }: Props) => {
  const t = useWords().eventPage
  const { address, city, place, placeId } = event
  const name = event.space?.name ?? place?.name ?? address?.title ?? event.name
  const content = {
    points: [{ id: event.id, name, ...geo, to: placeId ? paths.place(placeId) : paths.event(event.id) }],
    groups: [],
    labels: city ? [{ name: city.name, ...city.geo }] : [],
  }
  const mapUrl = mapUrlOf(event)
  return (
    <PageSection id="map" title={t.onMap}>
      <PointMap label={name} content={content} className="h-72" />
      {mapUrl && (
        <p className="mt-3">
          <OutsideLink href={mapUrl}>{t.openMap}</OutsideLink>
        </p>
      )}
    </PageSection>
  )
}
