import { paletteOf } from '../../../contract/palettes.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { drawable, widthOf, wrap } from '../../kernel/drawn-text.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import type { Background } from './background.ts'
import { type Block, fitBlocks, type Placed, printable } from './fit-blocks.ts'
import { groupsOf } from './numbers.ts'
import { ornamentOf } from './ornament.ts'
import { datesOf, dayOf, filledText, hoursOf, type Sample } from './printed-text.ts'
import { codeSquares } from './qr-squares.ts'
import { page, rectangle, type Shape } from './shape.ts'

type Drawing = { certificate: Sample; background: Background | null; siteUrl: string }

/** A certificate as shapes: the ornament of the event beside the text, or the text on the organizer's background. */
export const layoutOf = ({ certificate, background, siteUrl }: Drawing): Shape[] => {
  const sheet = background ? sheetOnPicture(background) : sheetWithOrnament(certificate)
  const links = siteLinks(siteUrl, certificate.locale)
  const address = certificate.code ? links.to(`/certificate/validation?code=${certificate.code}`) : links.to('/certificate/validation')
  return [
    ...sheet.shapes,
    ...(background ? [] : brandOf(certificate, sheet)),
    ...bodyOf(certificate, sheet),
    ...footerOf(certificate, sheet, address),
  ]
}

type Ink = { strong: string; soft: string; accent: string }
type Sheet = { shapes: Shape[]; ink: Ink; left: number; right: number; isCentred: boolean; ground: string; figure: string }

const tiles = 6
const tile = page.height / tiles
const columns = 2

const sheetWithOrnament = ({ palette, number }: Sample): Sheet => {
  const [ground, figure] = paletteOf(palette)
  const seed = [...number].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), palette) % 100_000
  return {
    shapes: [
      { kind: 'path', d: rectangle(0, 0, page.width, page.height), fill: '#fbfaf7' },
      { kind: 'path', d: rectangle(0, 0, columns * tile, page.height), fill: ground },
      ...ornamentOf({ seed, columns, rows: tiles, tile, figure, light: '#fbfaf7' }),
    ],
    ink: { strong: '#1d1b16', soft: '#5f5b52', accent: ground },
    left: columns * tile + 52,
    right: page.width - 56,
    isCentred: false,
    ground,
    figure,
  }
}

const pictureMargin = 96

const sheetOnPicture = ({ bytes, isDark, isBusy }: Background): Sheet => {
  const ink = isDark ? { strong: '#ffffff', soft: '#e8e6e0', accent: '#ffffff' } : { strong: '#1d1b16', soft: '#45423b', accent: '#1d1b16' }
  const panel: Shape = { kind: 'path', d: rectangle(48, 48, page.width - 96, page.height - 96), fill: isDark ? '#000000' : '#ffffff', opacity: 0.72 }
  return {
    shapes: [{ kind: 'picture', bytes }, ...(isBusy ? [panel] : [])],
    ink,
    left: pictureMargin,
    right: page.width - pictureMargin,
    isCentred: true,
    ground: ink.strong,
    figure: ink.soft,
  }
}

const brandTop = 84

/** The sign and name of the site; the organizer's background has a sign of its own. */
const brandOf = ({ locale }: Sample, { left, right, isCentred, ground, figure, ink }: Sheet): Shape[] => {
  const name = dictionaries[locale].common.siteName
  const width = 26 + widthOf(name, { font: 'bold', sizePx: 14 })
  const x = isCentred ? (left + right - width) / 2 : left
  return [
    { kind: 'path', d: ring(x + 7, brandTop - 5, 6), stroke: ground, strokeWidth: 2.4 },
    { kind: 'path', d: ring(x + 14, brandTop - 5, 6), stroke: figure, strokeWidth: 2.4 },
    { kind: 'text', text: name, x: x + 27, y: brandTop, size: 14, font: 'bold', fill: ink.strong },
  ]
}

const ring = (cx: number, cy: number, r: number) => `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`

const bodyTop = 116
const footerTop = 462

const bodyOf = (certificate: Sample, sheet: Sheet): Shape[] => {
  const placed = fitBlocks(blocksOf(certificate, sheet.ink), { widthPt: sheet.right - sheet.left, heightPt: footerTop - bodyTop - 12 })
  const height = placed.reduce((bottom, { y }) => Math.max(bottom, y), 0)
  const top = bodyTop + Math.max(0, (footerTop - bodyTop - height) / 2) * 0.8
  return placed.map((one) => lineOf(one, sheet, top))
}

const lineOf = ({ text, y, size, font, fill }: Placed, { left, right, isCentred }: Sheet, top: number): Shape => {
  const x = isCentred ? (left + right - widthOf(text, { font, sizePx: size })) / 2 : left
  return { kind: 'text', text, x, y: top + y, size, font, fill }
}

/** The organizer's text replaces the lines whose values it names itself, except the name of the holder. */
const blocksOf = (certificate: Sample, ink: Ink): Block[] => {
  const t = dictionaries[certificate.locale].printedCertificate
  const { text, used } = filledText(certificate)
  const facts = [
    used.has('dates') ? '' : datesOf(certificate),
    used.has('place') ? '' : certificate.place,
    used.has('hours') ? '' : t.hours(hoursOf(certificate)),
  ]
  const isEventNamed = !used.has('event')
  return [
    { text: t.title, font: 'bold', size: 34, fill: ink.accent, before: 0, maxLines: 1 },
    { text: certificate.user_name, font: 'bold', size: 40, smallest: 12, fill: ink.strong, before: 26, maxLines: 5 },
    ...(isEventNamed
      ? [
          { text: t.reasons[certificate.role], font: 'regular' as const, size: 14, fill: ink.soft, before: 16, maxLines: 2 },
          { text: certificate.event_name, font: 'bold' as const, size: 22, smallest: 11, fill: ink.strong, before: 5, maxLines: 5 },
        ]
      : []),
    { text: facts.filter(Boolean).join(' · '), font: 'regular', size: 13, fill: ink.soft, before: 9, maxLines: 2 },
    ...printable(text).map((paragraph, index) => ({
      text: paragraph,
      font: 'regular' as const,
      size: isEventNamed ? 13 : 16,
      smallest: 6.5,
      fill: ink.strong,
      before: index === 0 ? 14 : 4,
      maxLines: 60,
    })),
  ]
}

const qrSize = 84
const footerBottom = page.height - 56

/** Number, date, how to check it, and the QR code (V446). */
const footerOf = (certificate: Sample, { left, right, ink }: Sheet, address: string): Shape[] => {
  const t = dictionaries[certificate.locale].printedCertificate
  const { host } = new URL(address)
  const qr = certificate.display_qr ? codeSquares(address, { x: right - qrSize, y: footerBottom - qrSize, size: qrSize }) : []
  const width = right - left - (certificate.display_qr ? qrSize + 16 : 0)
  const small = (text: string, y: number, link?: string): Shape => ({
    kind: 'text',
    text: wrap(drawable(text), { style: { font: 'regular', sizePx: 9.5 }, widthPx: width, maxLines: 1 })[0] ?? '',
    x: left,
    y,
    size: 9.5,
    font: 'regular',
    fill: ink.soft,
    ...(link && { link }),
  })
  return [
    { kind: 'path', d: rectangle(left, footerTop + 8, 36, 2), fill: ink.accent },
    { kind: 'text', text: t.number(certificate.number), x: left, y: footerBottom - 46, size: 13, font: 'bold', fill: ink.strong },
    small(t.issued(dayOf(certificate.issued_at, certificate)), footerBottom - 31),
    small(t.check(`${host}${new URL(address).pathname}`), footerBottom - 16, address),
    ...(certificate.code ? [small(t.code(groupsOf(certificate.code)), footerBottom - 2)] : []),
    ...qr,
  ]
}
