import { useMemo, useRef, useState } from 'react'
import type { MapBounds, MapGroup, MapLabel, MapPoint } from './map-types.ts'
import { PointMap } from './point-map.tsx'

/** The points of a filter, or the cities where there are too many. */
export type Found = { points: readonly Omit<MapPoint, 'to'>[]; cities: readonly MapGroup[] }

type Props = {
  label: string
  /** Of the whole filter. */
  found: Found
  labels: readonly MapLabel[]
  toOf: (id: number) => string
  /** Loads what is within `west,south,east,north`; null after a failure. */
  load: (bounds: string) => Promise<Found | null>
  className: string
}

/** A map of a list. Where the points are too many, their cities are shown until the user comes nearer. */
export const ViewportMap = ({ label, found, labels, toOf, load, className }: Props) => {
  const [near, setNear] = useState<{ of: Found; found: Found } | null>(null)
  const lastBounds = useRef('')
  const shown = near?.of === found ? near.found : found
  const content = useMemo(
    () => ({ points: shown.points.map((point) => ({ ...point, to: toOf(point.id) })), groups: shown.cities, labels }),
    [shown, labels, toOf],
  )
  const loadNear = async (bounds: MapBounds) => {
    if (found.cities.length === 0) return
    const asked = boundsText(bounds)
    lastBounds.current = asked
    const loaded = await load(asked)
    if (loaded && lastBounds.current === asked) setNear({ of: found, found: loaded })
  }
  return <PointMap label={label} content={content} extent={found} onMove={(bounds) => void loadNear(bounds)} className={className} />
}

const boundsText = ({ west, south, east, north }: MapBounds) => [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',')
