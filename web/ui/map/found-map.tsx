import { useMemo, useState } from 'react'
import type { Reply } from '../../../contract/contract.ts'
import type { MapBounds, MapLabel } from './map-types.ts'
import { PointMap } from './point-map.tsx'

type Found = Pick<Reply<'GET /places/map'>, 'points' | 'cities'>

type Props = {
  /** The name of the map for screen readers. */
  label: string
  found: Found & { labels: readonly MapLabel[] }
  pathOf: (id: number) => string
  /** The points inside `west,south,east,north`; null if the call fails. */
  loadNear: (bounds: string) => Promise<Found | null>
}

/** The points of a list. Where they are too many, their cities are shown until the user comes nearer. */
export const FoundMap = ({ label, found, pathOf, loadNear }: Props) => {
  const [near, setNear] = useState<{ of: Found; found: Found } | null>(null)
  const shown = near?.of === found ? near.found : found
  const content = useMemo(
    () => ({ points: shown.points.map((point) => ({ ...point, to: pathOf(point.id) })), groups: shown.cities, labels: found.labels }),
    [shown, found.labels, pathOf],
  )
  const load = async (bounds: MapBounds) => {
    if (found.cities.length === 0) return
    const next = await loadNear(boundsText(bounds))
    if (next) setNear({ of: found, found: next })
  }
  return <PointMap label={label} content={content} onMove={(bounds) => void load(bounds)} className="mb-6 h-[60dvh] min-h-80" />
}

const boundsText = ({ west, south, east, north }: MapBounds) => [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',')
