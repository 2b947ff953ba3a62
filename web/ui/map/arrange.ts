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

/** Pixels of a mark, and of the name beside it. */
const markSize = 32
const nameBox = { width: 200, height: 28 }

/** The side on which the name of a mark covers no other mark, the inner one first. */
export const nameSideOf = (mark: Pixel, others: readonly Pixel[], width: number): 'left' | 'right' | 'none' => {
  const sides = mark.x < width / 2 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const isFree = (side: 'left' | 'right') => {
    const ahead = side === 'right' ? 1 : -1
    const end = mark.x + ahead * nameBox.width
    const covers = ({ x, y }: Pixel) => {
      const distance = (x - mark.x) * ahead
      return Math.abs(y - mark.y) < (nameBox.height + markSize) / 2 && distance > 0 && distance < nameBox.width + markSize / 2
    }
    return end >= 0 && end <= width && !others.some(covers)
  }
  return sides.find(isFree) ?? 'none'
}

/** Pixels around the centre of a label. */
const labelBox = { width: 110, height: 26 }

type Fit = { frame: { width: number; height: number }; most: number; marks: readonly { lat: number; lng: number }[]; below: number }

/** The labels that fit into the frame without overlapping a mark or an earlier, more important label. They stand `below` their place. */
export const fittingLabels = (labels: readonly MapLabel[], project: Project, { frame, most, marks, below }: Fit): MapLabel[] => {
  const placed: Pixel[] = []
  const taken = marks.map(project)
  return labels.filter((label) => {
    const at = project(label)
    const isInside = at.x >= 0 && at.x <= frame.width && at.y >= 0 && at.y <= frame.height
    const overlaps = placed.some(({ x, y }) => Math.abs(x - at.x) < labelBox.width && Math.abs(y - at.y) < labelBox.height)
    const isTaken = taken.some(({ x, y }) => Math.abs(x - at.x) < (labelBox.width + markSize) / 2 && Math.abs(y - at.y - below) < below - 1)
    if (!isInside || overlaps || isTaken || placed.length >= most) return false
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
