import type { Sharp } from 'sharp'
import { Refusal } from '../../kernel/refusal.ts'
import type { Kind } from './kinds.ts'

/** The aspect ratio for a centred crop, and the maximum width in pixels. */
export type Frame = { aspect: number; widest: number }
export type Picture = { bytes: Uint8Array; mime: string; ending: string; width: number; height: number }

const maxPixels = 25_000_000
const slowestSeconds = 20

const ways = {
  jpg: { mime: 'image/jpeg', draw: (picture: Sharp) => picture.jpeg({ quality: 86, progressive: true }) },
  png: { mime: 'image/png', draw: (picture: Sharp) => picture.png({ compressionLevel: 8 }) },
  webp: { mime: 'image/webp', draw: (picture: Sharp) => picture.webp({ quality: 86, effort: 2 }) },
} as const

/** A GIF is stored as WebP, animated or not: it looks the same and is several times smaller. */
const endings: Record<string, keyof typeof ways> = { jpg: 'jpg', png: 'png', webp: 'webp', gif: 'webp' }

/**
 * Re-encodes the picture from its pixels, which drops location, thumbnail and any embedded file. Applies the camera orientation. A cropped
 * picture loses its animation.
 */
export const redraw = async (bytes: Uint8Array, kind: Kind, frame?: Frame): Promise<Picture> => {
  const { default: sharp } = await import('sharp')
  const ending = endings[kind.ending] ?? 'png'
  const { mime, draw } = ways[ending]
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: ending === 'webp' && !frame, sequentialRead: true })
    const turned = source.timeout({ seconds: slowestSeconds }).autoOrient()
    const { data, info } = await draw(frame ? await cutTo(turned, frame) : turned).toBuffer({ resolveWithObject: true })
    return { bytes: data, mime, ending, width: info.width, height: info.pageHeight ?? info.height }
  } catch (error) {
    throw new Refusal(isTooVast(error) ? 'pictureTooVast' : 'pictureUnreadable')
  }
}

/** As wide as the picture; a picture too low for the aspect ratio is enlarged. */
const cutTo = async (turned: Sharp, { aspect, widest }: Frame): Promise<Sharp> => {
  const { autoOrient } = await turned.metadata()
  const width = Math.min(widest, autoOrient.width)
  return turned.resize(width, Math.max(1, Math.round(width / aspect)))
}

const isTooVast = (error: unknown) => error instanceof Error && /pixel limit|timeout/i.test(error.message)
