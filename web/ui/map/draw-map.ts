import { AttributionControl, Map as GlMap, Marker, NavigationControl, ScaleControl, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { boundsOf, fittingLabels, type Mark, marksOf, nameSideOf } from './arrange.ts'
import { coloursOf, rasterStyle, shippedStyle, vectorStyle } from './map-style.ts'
import type { MapContent, MapOptions } from './map-types.ts'

setWorkerUrl(workerUrl)

export type DrawnMap = { show: (content: MapContent) => void; fit: () => void; remove: () => void }

/** Draws a map into a frame, around its points. Rejects where the browser has no WebGL. */
export const drawMap = async (frame: HTMLElement, options: MapOptions): Promise<DrawnMap> => {
  let { content } = options
  const map = new GlMap({
    container: frame,
    style: await styleOf(frame, options),
    locale: controlWords(options),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: 17,
    ...viewOf(content),
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-left')
  map.addControl(new AttributionControl({ compact: true, customAttribution: options.attribution }), 'bottom-right')
  if (frame.clientWidth < narrowFrame) frame.querySelector('.maplibregl-compact-show')?.classList.remove('maplibregl-compact-show')
  const marks = createMarks(map, options)
  const arrange = () => marks.arrange(content)
  map.on('moveend', (event) => {
    arrange()
    if ('originalEvent' in event && event.originalEvent) options.onMove?.(viewedBounds(map))
  })
  map.on('resize', arrange)
  arrange()
  const stopThemes = onTheme(async () => map.setStyle(await styleOf(frame, options)))
  return {
    show: (next) => {
      content = next
      arrange()
    },
    fit: () => {
      const bounds = boundsOf([...content.points, ...content.groups])
      if (bounds) map.fitBounds(bounds, fitting)
    },
    remove: () => {
      stopThemes()
      map.remove()
    },
  }
}

const styleOf = async (frame: HTMLElement, { tilesUrl, content }: MapOptions): Promise<StyleSpecification> => {
  const colours = coloursOf(frame)
  if (!tilesUrl) return shippedStyle(colours, content.labels)
  if (!/\.pmtiles($|\?)/.test(tilesUrl)) return rasterStyle(colours, { tiles: [tilesUrl] })
  const { openArchive } = await import('./tile-archive.ts')
  const { url, isVector } = await openArchive(tilesUrl)
  return isVector ? vectorStyle(colours, url) : rasterStyle(colours, { url })
}

/** Pixels; in a narrower frame the sources unfold at a press, because they would cover the marks. */
const narrowFrame = 480

const fitting = { padding: 56, maxZoom: 12 }

/** All points, or Russia and Kazakhstan where there are none. */
const viewOf = ({ points, groups }: MapContent) => {
  const bounds = boundsOf([...points, ...groups])
  return bounds ? { bounds, fitBoundsOptions: fitting } : { center: [68, 54] as [number, number], zoom: 2.6 }
}

const viewedBounds = (map: GlMap) => {
  const bounds = map.getBounds()
  const around = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
  return { west: around(bounds.getWest()), south: bounds.getSouth(), east: around(bounds.getEast()), north: bounds.getNorth() }
}

const controlWords = ({ words }: MapOptions) => ({
  'NavigationControl.ZoomIn': words.zoomIn,
  'NavigationControl.ZoomOut': words.zoomOut,
  'ScaleControl.Kilometers': words.kilometres,
  'ScaleControl.Meters': words.metres,
})

const maxLabels = 24
/** Marks get their name beside them while there are few of them. */
const maxNamedMarks = 12
/** Pixels; the label stands below a mark at the same spot. */
const labelOffset: [number, number] = [0, 30]

/** HTML marks and labels: links for the keyboard and for screen readers, and text without a font file. */
const createMarks = (map: GlMap, options: MapOptions) => {
  let shown: Marker[] = []
  const project = ({ lat, lng }: { lat: number; lng: number }) => map.project([lng, lat])
  const add = (element: HTMLElement, { lat, lng }: { lat: number; lng: number }, offset: [number, number]) =>
    shown.push(new Marker({ element, offset }).setLngLat([lng, lat]).addTo(map))
  const zoomInto = (mark: Mark) => {
    const bounds = boundsOf(mark.points)
    if (bounds) map.fitBounds(bounds, { padding: 72, maxZoom: 16 }, { originalEvent: true })
    else map.flyTo({ center: [mark.lng, mark.lat], zoom: Math.min(map.getZoom() + 4, 11) }, { originalEvent: true })
  }
  return {
    arrange: ({ points, groups, labels }: MapContent) => {
      for (const marker of shown) marker.remove()
      shown = []
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const isInView = map.getBounds()
      const marks = marksOf(points, groups, project).filter(({ lat, lng }) => isInView.contains([lng, lat]))
      const fit = { frame: { width, height }, most: maxLabels, marks, below: labelOffset[1] }
      for (const label of fittingLabels(labels, project, fit)) add(labelElement(label.name), label, labelOffset)
      const sideOf = (mark: Mark) => nameSideOf(project(mark), marks.filter((other) => other !== mark).map(project), width)
      for (const mark of marks)
        add(markElement(mark, { ...options, nameSide: marks.length > maxNamedMarks ? 'none' : sideOf(mark), zoomInto }), mark, [0, 0])
    },
  }
}

const labelElement = (name: string): HTMLElement => {
  const label = document.createElement('span')
  label.className = 'map-label'
  label.ariaHidden = 'true'
  label.textContent = name
  return label
}

type Marking = Pick<MapOptions, 'words' | 'hrefOf' | 'onOpen'> & { nameSide: 'none' | 'left' | 'right'; zoomInto: (mark: Mark) => void }

const markElement = (mark: Mark, marking: Marking): HTMLElement => {
  if (mark.count > 1 || mark.points.length === 0) return groupButton(mark, marking)
  return mark.to === null ? pointSign(mark.name) : pointLink(mark.name, mark.to, marking)
}

const pointSign = (text: string): HTMLElement => {
  const sign = document.createElement('span')
  sign.className = 'map-point'
  sign.role = 'img'
  sign.ariaLabel = text
  return sign
}

const groupButton = (mark: Mark, { words, zoomInto }: Marking): HTMLElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-group'
  button.textContent = String(mark.count)
  button.ariaLabel = mark.points.length > 0 ? words.several(mark.count) : `${mark.name}: ${words.several(mark.count)}`
  button.addEventListener('click', () => zoomInto(mark))
  return button
}

const pointLink = (text: string, to: string, { nameSide, hrefOf, onOpen }: Marking): HTMLElement => {
  const link = document.createElement('a')
  link.href = hrefOf(to)
  link.className = 'map-point'
  link.title = text
  link.ariaLabel = text
  link.addEventListener('click', (press) => {
    if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
    press.preventDefault()
    onOpen(to)
  })
  link.classList.toggle('is-left', nameSide === 'left')
  if (nameSide !== 'none') {
    const name = document.createElement('span')
    name.textContent = text
    link.append(name)
  }
  return link
}

const onTheme = (redraw: () => void): (() => void) => {
  const chosenTheme = new MutationObserver(redraw)
  chosenTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const systemTheme = matchMedia('(prefers-color-scheme: dark)')
  systemTheme.addEventListener('change', redraw)
  return () => {
    chosenTheme.disconnect()
    systemTheme.removeEventListener('change', redraw)
  }
}
