import type { StyleSpecification } from 'maplibre-gl'
import land from './land.geo.json?url'
import type { MapLabel } from './map-types.ts'

type Colours = { water: string; land: string; line: string; town: string; road: string }

/** The colours of the page, in its theme. */
export const coloursOf = (frame: HTMLElement): Colours => {
  const page = getComputedStyle(frame)
  const colour = (name: string) => page.getPropertyValue(name).trim()
  return {
    // land is lighter than water in both themes
    water: colour(page.colorScheme === 'dark' ? '--paper' : '--sunken'),
    land: colour(page.colorScheme === 'dark' ? '--sunken' : '--surface'),
    line: colour('--line-strong'),
    town: colour('--accent-soft'),
    road: colour('--line'),
  }
}

/** The shipped map: land, borders, and a disc for each city, so that a view of a single city is not blank. */
export const shippedStyle = (colours: Colours, towns: readonly MapLabel[]): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: land },
    towns: { type: 'geojson', data: { type: 'FeatureCollection', features: towns.flatMap(discsOf) } },
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
    { id: 'borders', type: 'line', source: 'land', paint: { 'line-color': colours.line, 'line-width': 0.8, 'line-opacity': 0.6 } },
    { id: 'towns', type: 'fill', source: 'towns', paint: { 'fill-color': colours.town, 'fill-opacity': 0.55 } },
    { id: 'rings', type: 'line', source: 'towns', minzoom: 8, paint: { 'line-color': colours.line, 'line-width': 0.8, 'line-dasharray': [3, 3] } },
  ],
})

/** Kilometres around the centre of a city. */
const rings = [3, 8, 15]

const discsOf = ({ lat, lng }: MapLabel) =>
  rings.map((radius) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [circle(lat, lng, radius)] },
  }))

const kilometresPerDegree = 111.2

const circle = (lat: number, lng: number, radius: number): [number, number][] =>
  Array.from({ length: 49 }, (_, step) => {
    const angle = (step / 48) * 2 * Math.PI
    const north = (radius / kilometresPerDegree) * Math.sin(angle)
    const east = (radius / (kilometresPerDegree * Math.cos((lat * Math.PI) / 180))) * Math.cos(angle)
    return [lng + east, lat + north]
  })

/** Raster tiles of an operator. */
export const rasterStyle = (colours: Colours, tiles: { tiles: string[] } | { url: string }): StyleSpecification => ({
  version: 8,
  sources: { tiles: { type: 'raster', tileSize: 256, ...tiles } },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'tiles', type: 'raster', source: 'tiles' },
  ],
})

/** Vector tiles in the schema of Protomaps. The cities are labelled by the page, so the style needs no fonts. */
export const vectorStyle = (colours: Colours, url: string): StyleSpecification => ({
  version: 8,
  sources: { tiles: { type: 'vector', url } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'earth', type: 'fill', source: 'tiles', 'source-layer': 'earth', paint: { 'fill-color': colours.land } },
    { id: 'parks', type: 'fill', source: 'tiles', 'source-layer': 'landuse', paint: { 'fill-color': colours.town, 'fill-opacity': 0.4 } },
    { id: 'water', type: 'fill', source: 'tiles', 'source-layer': 'water', paint: { 'fill-color': colours.water } },
    { id: 'buildings', type: 'fill', source: 'tiles', 'source-layer': 'buildings', minzoom: 13, paint: { 'fill-color': colours.road } },
    { id: 'roads', type: 'line', source: 'tiles', 'source-layer': 'roads', minzoom: 6, paint: { 'line-color': colours.line, 'line-width': 1 } },
    { id: 'boundaries', type: 'line', source: 'tiles', 'source-layer': 'boundaries', paint: { 'line-color': colours.line, 'line-width': 0.8 } },
  ],
})
