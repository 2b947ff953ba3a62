import type { MapGroup, MapLabel, MapPoint } from './map-types.ts'

type Pixel = { x: number; y: number }
type Project = (at: { lat: number; lng: number }) => Pixel

/** One mark of a map: a point alone, or several whose marks would overlap. */
export type Mark = { key: string; lat: number; lng: number; count: number; name: string; to: string | null; points: readonly MapPoint[] }

/** Pixels between the centres of two marks. */
const markDistance = 44

/** Points whose marks would overlap become one mark; the first point of a mark is its centre. */
export const marksOf = (points: readonly MapPoint[], groups: readonly MapGroup[], project: Project): Mark[] => {
  const clusters: { at: Pixel; points: MapPoint[] }[] = []
  for (const point of points) {
    const at = project(point)
    const near = clusters.find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < markDistance)
    if (near) near.points.push(point)
    else clusters.push({ at, points: [point] })
  }
  return [...clusters.map(({ points }) => markOfPoints(points)), ...groups.map(markOfGroup)]
}

const markOfPoints = (points: MapPoint[]): Mark => {
  const [first] = points
  if (!first) throw new Error('a mark has at least one point')
  const isAlone = points.length === 1
  return {
    key: `${first.id}:${points.length}`,
    lat: first.lat,
    lng: first.lng,
    count: points.length,
    name: first.name,
    to: isAlone ? first.to : null,
    points,
  }
}

const markOfGroup = ({ id, name, count, lat, lng }: MapGroup): Mark => ({ key: `group ${id}`, lat, lng, count, name, to: null, points: [] })

/** Pixels around the centre of a label. */
const labelBox = { width: 110, height: 26 }

/** A label stands this far below its spot, where a mark may be. */
export const labelDrop = 30
/** Pixels between the centres of a mark and of a label that it does not cover. */
const clearOfMark = { x: 70, y: 28 }

type Frame = { width: number; height: number; most: number; marks: readonly Mark[] }

/** The labels that fit into the frame without overlapping a mark or an earlier, more important label. */
export const fittingLabels = (labels: readonly MapLabel[], project: Project, frame: Frame): MapLabel[] => {
  const placed: Pixel[] = []
  const marks = frame.marks.map(project)
  return labels.filter((label) => {
    const at = project(label)
    const isInside = at.x >= 0 && at.x <= frame.width && at.y >= 0 && at.y <= frame.height
    const overlaps = placed.some(({ x, y }) => Math.abs(x - at.x) < labelBox.width && Math.abs(y - at.y) < labelBox.height)
    const isCovered = marks.some(({ x, y }) => Math.abs(x - at.x) < clearOfMark.x && Math.abs(y - at.y - labelDrop) < clearOfMark.y)
    if (!isInside || overlaps || isCovered || placed.length >= frame.most) return false
    placed.push(at)
    return true
  })
}

/** The bounds of all places, with a margin for a single one; null without any. */
export const boundsOf = (places: readonly { lat: number; lng: number }[]): [[number, number], [number, number]] | null => {
  if (places.length === 0) return null
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return [
    [Math.min(...lngs) - 0.02, Math.min(...lats) - 0.01],
    [Math.max(...lngs) + 0.02, Math.max(...lats) + 0.01],
  ]
}

/** Degrees, some thirty metres: points nearer than this stay one mark at every zoom. */
const spotSize = 0.0003

export const isOneSpot = (places: readonly { lat: number; lng: number }[]): boolean => {
  const isNear = (values: number[]) => Math.max(...values) - Math.min(...values) < spotSize
  return places.length > 1 && isNear(places.map(({ lat }) => lat)) && isNear(places.map(({ lng }) => lng))
}
