import { renderAsync } from '@resvg/resvg-js'
import { dateTags, type Locale } from '../../../contract/locales.ts'
import { paletteOf } from '../../../contract/palettes.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { drawable, fontFiles, type Style, widthOf, wrap } from '../../kernel/drawn-text.ts'
import { escapeXml } from '../../kernel/xml.ts'
import { patternOf } from './og-pattern.ts'
import { pngOf } from './png.ts'
import type { EventRow } from './store.ts'

type PictureEvent = Pick<
  EventRow,
  | 'id'
  | 'name'
  | 'date_start'
  | 'date_end'
  | 'zone'
  | 'format'
  | 'online_with_space'
  | 'city_name'
  | 'space_name'
  | 'place_name'
  | 'site_name'
  | 'status'
  | 'theme_ids'
>

const [width, height, margin] = [1200, 630, 64]
const patternLeft = 740
const patternWidth = width - patternLeft
const textWidth = 780
const paper = '#fbfaf7'

/** SVG of the preview picture for messengers. Guarantee: equal facts give equal SVG. */
export const pictureOf = (event: PictureEvent, locale: Locale): string => {
  const [background, figure] = paletteOf(event.theme_ids[0] ?? 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans">
<rect width="${width}" height="${height}" fill="${background}"/>${ornament(event.id, figure)}
${header(event, locale, figure)}${date(event, locale, figure)}${title(event.name)}${placeLine(event, locale)}</svg>`
}

/** The ornament at the right edge, fading out towards the text. */
const ornament = (eventId: number, colour: string): string =>
  `<linearGradient id="dawn"><stop offset="0.25" stop-color="#fff" stop-opacity="0"/><stop offset="0.7" stop-color="#fff"/></linearGradient>
<mask id="fade"><rect width="${patternWidth}" height="${height}" fill="url(#dawn)"/></mask>
<g transform="translate(${patternLeft})"><g mask="url(#fade)">${patternOf({ eventId, colour, widthPx: patternWidth, heightPx: height })}</g></g>`

/** Draws a picture at 1200×630. */
export const render = async (svg: string): Promise<Buffer> =>
  pngOf(await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles) } }))

type Line = { x: number; y: number; style: Style; colour?: string; opacity?: number }

const line = (text: string, { x, y, style, colour = paper, opacity = 1 }: Line): string =>
  `<text x="${x}" y="${y}" font-size="${style.sizePx}" font-weight="${style.font === 'bold' ? 700 : 400}" fill="${colour}" opacity="${opacity}">${escapeXml(text)}</text>`

const nameStyle: Style = { font: 'bold', sizePx: 32 }
const nameLeft = margin + 78

/** Logo and name of the site, and the badge of a cancelled event. */
const header = ({ status }: PictureEvent, locale: Locale, figure: string): string => {
  const { common, events } = dictionaries[locale]
  const name = line(common.siteName, { x: nameLeft, y: 94, style: nameStyle })
  const sign = `<g transform="translate(${margin - 9} 48) scale(2.2)" fill="none" stroke-width="3" stroke="${paper}"><circle cx="12" cy="16" r="6.5"/><circle cx="20" cy="16" r="6.5" stroke="${figure}"/><path d="M15.2 10.4a6.5 6.5 0 0 1 0 11.2"/></g>`
  return sign + name + (status === 'canceled' ? badge(events.states.canceled, nameLeft + widthOf(common.siteName, nameStyle) + 28) : '')
}

const badgeStyle: Style = { font: 'bold', sizePx: 26 }

const badge = (text: string, x: number): string =>
  `<rect x="${x}" y="60" width="${widthOf(text, badgeStyle) + 40}" height="48" rx="24" fill="${paper}"/>${line(text, { x: x + 20, y: 93, style: badgeStyle, colour: '#b3261e' })}`

const dayStyle: Style = { font: 'bold', sizePx: 140 }
const besideStyle: Style = { font: 'regular', sizePx: 36 }

/** The day is the largest text, as on a card. */
const date = (event: PictureEvent, locale: Locale, figure: string): string => {
  const [day, month, time] = dateTexts(event, locale)
  const beside = margin + widthOf(day, dayStyle) + 28
  return (
    line(day, { x: margin - 6, y: 262, style: dayStyle, colour: figure }) +
    line(month, { x: beside, y: 206, style: { font: 'bold', sizePx: 44 } }) +
    line(time, { x: beside, y: 258, style: besideStyle })
  )
}

/** Large text and two lines: «14», «марта», «суббота, 12:00»; «14–16», «марта», «12:00»; «30», «марта», «– 2 апреля». */
const dateTexts = ({ date_start: start, date_end: end, zone, format }: PictureEvent, locale: Locale): [string, string, string] => {
  const textsAt = formatterOf(locale, zone)
  const [from, to] = [textsAt(start), textsAt(end)]
  // users join an online event from other zones, so the text names its zone
  const time = format === 'online' ? `${from.time} ${from.zone}` : from.time
  const isOneMonth = from.monthOfYear === to.monthOfYear
  if (isOneMonth && from.day === to.day) return [from.day, from.month, `${from.weekday}, ${time}`]
  if (isOneMonth) return [`${from.day}–${to.day}`, from.month, time]
  return [from.day, from.month, `– ${to.date}`]
}

const formatterOf = (locale: Locale, timeZone: string) => {
  const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateTags[locale], { timeZone, ...options })
  const date = formatter({ day: 'numeric', month: 'long' })
  const monthOfYear = formatter({ month: 'numeric', year: 'numeric' })
  const weekday = formatter({ weekday: 'long' })
  const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const zone = formatter({ timeZoneName: 'short' })
  const part = (from: Intl.DateTimeFormat, type: Intl.DateTimeFormatPartTypes, at: Date) =>
    from.formatToParts(at).find((found) => found.type === type)?.value ?? ''
  return (at: Date) => ({
    date: date.format(at),
    day: part(date, 'day', at),
    month: part(date, 'month', at),
    monthOfYear: monthOfYear.format(at),
    weekday: weekday.format(at),
    time: clock.format(at),
    zone: part(zone, 'timeZoneName', at),
  })
}

/** Largest first. A title uses the first size that fits; otherwise it ends with an ellipsis in the smallest one. */
const titleSizes = [
  { sizePx: 76, maxLines: 2 },
  { sizePx: 60, maxLines: 3 },
  { sizePx: 52, maxLines: 3 },
] as const
const [titleTop, titleHeight] = [298, 222]
/** In multiples of the font size. */
const [ascent, lineHeight] = [0.95, 1.15]

const title = (name: string): string => {
  const text = drawable(name)
  const candidates = titleSizes.map(({ sizePx, maxLines }) => ({
    sizePx,
    maxLines,
    lines: wrap(text, { style: { font: 'bold', sizePx }, widthPx: textWidth, maxLines }),
  }))
  const fit = candidates.find(({ lines }) => lines.join(' ') === text) ?? candidates.at(-1)
  if (!fit) return ''
  const top = titleTop + (titleHeight - fit.lines.length * fit.sizePx * lineHeight) / 2
  return fit.lines
    .map((titleLine, index) =>
      line(titleLine, { x: margin, y: Math.round(top + fit.sizePx * (ascent + index * lineHeight)), style: { font: 'bold', sizePx: fit.sizePx } }),
    )
    .join('')
}

const placeStyle: Style = { font: 'regular', sizePx: 34 }

const placeLine = (event: PictureEvent, locale: Locale): string => {
  const [text = ''] = wrap(drawable(placeText(event, locale)), { style: placeStyle, widthPx: textWidth, maxLines: 1 })
  return line(text, { x: margin, y: height - margin, style: placeStyle, opacity: 0.9 })
}

const placeText = (event: PictureEvent, locale: Locale): string => {
  const place = event.space_name ?? event.place_name ?? event.site_name
  if (event.format !== 'online') return [event.city_name, place].filter(Boolean).join(', ')
  return [dictionaries[locale].events.online, event.online_with_space && place].filter(Boolean).join(' + ')
}
