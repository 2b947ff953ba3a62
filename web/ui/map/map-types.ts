/** `to` is a path of the router; null for the subject of the page itself. */
export type MapPoint = { id: number; name: string; lat: number; lng: number; to: string | null }

/** Several points shown as one, such as those of a city. */
export type MapGroup = { id: number; name: string; count: number; lat: number; lng: number }

/** A label of the ground, the largest city first. */
export type MapLabel = { name: string; lat: number; lng: number }

/** Degrees; west is greater than east across the date line. */
export type MapBounds = { west: number; south: number; east: number; north: number }

export type MapContent = { points: readonly MapPoint[]; groups: readonly MapGroup[]; labels: readonly MapLabel[] }

export type MapWords = {
  zoomIn: string
  zoomOut: string
  /** The name of a mark that stands for several points. */
  several: (count: number) => string
  kilometres: string
  metres: string
}

export type MapOptions = {
  content: MapContent
  words: MapWords
  /** A template of raster tiles with {z}, {x} and {y}, or a PMTiles archive; null draws the shipped borders. */
  tilesUrl: string | null
  attribution: string
  /** The address of a path of the router. */
  hrefOf: (to: string) => string
  /** Opens the path of a point without reloading the page. */
  onOpen: (to: string) => void
  /** Receives the bounds that the user has moved the map to. */
  onMove?: (bounds: MapBounds) => void
}
