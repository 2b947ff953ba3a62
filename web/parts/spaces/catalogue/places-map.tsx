import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import type { MapBounds } from '../../../ui/map/map-types.ts'
import { PointMap } from '../../../ui/map/point-map.tsx'
import { placesAddress } from './address.ts'
import type { PlacesData } from './load.ts'

type Points = Pick<Reply<'GET /places/map'>, 'points' | 'cities'>

/** The places that match the filters. Where they are too many, their cities are shown until the user comes nearer. */
export const PlacesMap = ({ map }: { map: NonNullable<PlacesData['map']> }) => {
  const { mapLabel } = useWords().spaces
  const [params] = useSearchParams()
  const [near, setNear] = useState<Points | null>(null)
  const shown = near ?? map
  const content = useMemo(
    () => ({
      points: shown.points.map((point) => ({ ...point, to: paths.place(point.id) })),
      groups: shown.cities,
      labels: map.labels,
    }),
    [shown, map.labels],
  )
  const load = async (bounds: MapBounds) => {
    if (map.cities.length === 0) return
    const { view: _, ...filters } = placesAddress.query(params)
    const attempt = await browserApi('GET /places/map', { query: { ...filters, bounds: boundsText(bounds) } })
    if (attempt.ok) setNear(attempt.reply)
  }
  return <PointMap label={mapLabel} content={content} onMove={(bounds) => void load(bounds)} className="mb-6 h-[60dvh] min-h-80" />
}

const boundsText = ({ west, south, east, north }: MapBounds) => [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',')
