import type { MapBounds } from '../../../ui/map/map-types.ts'

type Point = { lat: number; lng: number }

/** Latitude and longitude as maps write them: 55.7558, 37.6173, also with decimal commas. Null if nothing is typed; other texts make a point that the call refuses. */
export const typedPoint = (text: string): Point | null => {
  const typed = text.trim()
  if (typed === '') return null
  const found = /^(-?\d{1,3}(?:[.,]\d{1,15})?)(?:\s*;\s*|,?\s+|,)(-?\d{1,3}(?:[.,]\d{1,15})?)$/.exec(typed)
  // a comma alone may be that of a decimal
  const isClear = /[\s;.]/.test(typed)
  const [lat = Number.NaN, lng = Number.NaN] = ((isClear && found?.slice(1)) || []).map((part) => Number(part.replace(',', '.')))
  return { lat, lng }
}

export const pointText = ({ lat, lng }: Point): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`

/** The middle of a map as it is drawn: parallels are further apart near the poles. */
export const centreOf = ({ west, south, east, north }: MapBounds): Point => {
  const middle = (west + east + (west <= east ? 0 : 360)) / 2
  const lng = middle > 180 ? middle - 360 : middle
  const [from, to] = [south, north].map((lat) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)))
  return { lat: ((2 * Math.atan(Math.exp(((from ?? 0) + (to ?? 0)) / 2)) - Math.PI / 2) * 180) / Math.PI, lng }
}
