import { Parser } from 'htmlparser2'
import { type FoundEvent, type FoundTime, isRealTime } from './found-event.ts'

type Json = Record<string, unknown>

const maxEvents = 200
const maxNodes = 20_000

/** The events that a page describes with schema.org in JSON-LD. */
export const readPage = (html: string): FoundEvent[] =>
  scriptsOf(html)
    .flatMap((text) => eventsIn(parsed(text)))
    .slice(0, maxEvents)
    .map(eventOf)

/** Texts of `<script type="application/ld+json">`. */
const scriptsOf = (html: string): string[] => {
  const texts: string[] = []
  let isOpen = false
  const parser = new Parser({
    onopentag: (name, { type }) => {
      isOpen = name === 'script' && /^application\/ld\+json/i.test(type ?? '')
      if (isOpen) texts.push('')
    },
    ontext: (text) => {
      if (isOpen) texts.push(`${texts.pop()}${text}`)
    },
    onclosetag: () => {
      isOpen = false
    },
  })
  parser.write(html)
  parser.end()
  return texts
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const eventTypes = /^(?:[A-Za-z]*Event|Festival|Hackathon|CourseInstance)$/

/** Events at any depth, for example in `@graph` or in the items of a list. */
const eventsIn = (root: unknown): Json[] => {
  const [found, nodes]: [Json[], unknown[]] = [[], [root]]
  // the list grows while it is walked
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null) continue
    if (isEvent(node)) found.push(node)
    else nodes.push(...Object.values(node).slice(0, Math.max(0, maxNodes - nodes.length)))
  }
  return found
}

const isEvent = (node: object): node is Json => {
  const type = '@type' in node ? node['@type'] : null
  return listOf(type).some((name) => typeof name === 'string' && eventTypes.test(name.replace(/^.*[/#]/, '')))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

const eventOf = (node: Json): FoundEvent => {
  const locations = listOf(node.location)
  const place = locations.map(placeOf).find((one) => one !== null) ?? null
  const virtual = locations.filter((one) => typeOf(one) === 'VirtualLocation').map((one) => textAt(one, 'url'))
  const isOnline = /Online/.test(textAt(node, 'eventAttendanceMode')) || (place === null && virtual.length > 0)
  const description = textAt(node, 'description')
  const isHtml = /<\/?[a-z][^<>]*>/i.test(description)
  return {
    name: decoded(textAt(node, 'name')),
    html: isHtml ? description : null,
    text: isHtml ? null : decoded(description) || null,
    start: timeOf(node.startDate),
    end: timeOf(node.endDate),
    place,
    isOnline,
    links: virtual.filter((link) => /^https?:/.test(link)),
  }
}

const typeOf = (node: unknown): string => String(listOf(nodeOf(node)['@type'])[0] ?? '').replace(/^.*[/#]/, '')

const nodeOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

const textAt = (node: unknown, name: string): string => {
  const [value] = listOf(nodeOf(node)[name])
  return typeof value === 'string' ? value.trim() : ''
}

const placeOf = (location: unknown): FoundEvent['place'] => {
  if (typeof location === 'string' && location.trim()) return { name: location.trim(), address: location.trim(), city: null }
  if (typeof location !== 'object' || location === null || typeOf(location) === 'VirtualLocation') return null
  const { address } = nodeOf(location)
  const street = typeof address === 'string' ? address.trim() : textAt(address, 'streetAddress')
  const city = textAt(address, 'addressLocality')
  const name = textAt(location, 'name')
  const parts = [name, street, city].filter(Boolean)
  if (parts.length === 0) return null
  return { name: decoded(name || street || city), address: decoded(street || city || name), city: decoded(city) || null }
}

/** ISO 8601: an instant with an offset, a local time, or a day. */
const timeOf = (value: unknown): FoundTime | null => {
  const text = typeof value === 'string' ? value.trim() : ''
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(text)
  const [, day, clock, offset] = match ?? []
  if (!day || !isRealTime(`${day}T${clock ?? '00:00'}`)) return null
  if (!clock) return { local: `${day}T00:00:00`, zone: null, isDay: true }
  if (!offset) return { local: `${day}T${clock}:00`, zone: null, isDay: false }
  const written = offset === 'Z' || offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`
  const instant = new Date(`${day}T${clock}${written}`)
  return Number.isNaN(instant.getTime()) ? null : { instant, offset: written === 'Z' ? null : written }
}

/** Entities such as `&amp;`, which sites often leave in the texts of JSON-LD. */
const decoded = (text: string): string => {
  if (!text.includes('&')) return text
  let plain = ''
  const parser = new Parser({
    ontext: (piece) => {
      plain += piece
    },
  })
  parser.write(text.replaceAll('<', '&lt;'))
  parser.end()
  return plain
}
