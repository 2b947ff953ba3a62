import { type Map as GlMap, Popup } from 'maplibre-gl'
import type { Mark } from './arrange.ts'
import type { MapOptions } from './map-types.ts'

type Opening = Pick<MapOptions, 'hrefOf' | 'onOpen'>

/** The points of one spot, as a list of links in a bubble. */
export const openList = (map: GlMap, { lat, lng, points }: Mark, opening: Opening): void => {
  const list = document.createElement('ul')
  list.className = 'map-list'
  for (const { name, to } of points) {
    const item = document.createElement('li')
    const shown = to === null ? document.createElement('span') : routedLink(to, opening)
    shown.className = 'map-list-link'
    shown.textContent = name
    item.append(shown)
    list.append(item)
  }
  new Popup({ offset: 24, maxWidth: '20rem' }).setLngLat([lng, lat]).setDOMContent(list).addTo(map)
}

/** A link that opens without reloading the page. */
export const routedLink = (to: string, { hrefOf, onOpen }: Opening): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = hrefOf(to)
  link.addEventListener('click', (press) => {
    if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
    press.preventDefault()
    onOpen(to)
  })
  return link
}
