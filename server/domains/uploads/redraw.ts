import sharp, { type Sharp } from 'sharp'
import { Refusal } from '../../kernel/refusal.ts'
import type { Kind } from './kinds.ts'

export type Crop = { left: number; top: number; width: number; height: number }
export type Picture = { bytes: Uint8Array; mime: string; ending: string; width: number; height: number }

const mostPixels = 25_000_000
const slowestSeconds = 20

const ways = {
  jpg: { mime: 'image/jpeg', draw: (picture: Sharp) => picture.jpeg({ quality: 86, progressive: true }) },
  png: { mime: 'image/png', draw: (picture: Sharp) => picture.png({ compressionLevel: 8 }) },
  webp: { mime: 'image/webp', draw: (picture: Sharp) => picture.webp({ quality: 86, effort: 2 }) },
} as const

/** A GIF is kept as WebP, moving or not: the same to look at, and several times lighter. */
const endings: Record<string, keyof typeof ways> = { jpg: 'jpg', png: 'png', webp: 'webp', gif: 'webp' }

/**
 * The picture drawn anew from its pixels, so that nothing but pixels is kept: no place it was taken at, no thumbnail, no
 * second file inside. It is turned the way its camera was held; `crop` is in pixels of the turned picture.
 */
export const redraw = async (bytes: Uint8Array, kind: Kind, crop?: Crop): Promise<Picture> => {
  const ending = endings[kind.ending] ?? 'png'
  const { mime, draw } = ways[ending]
  try {
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: ending === 'webp' && !crop, sequentialRead: true })
    const turned = source.timeout({ seconds: slowestSeconds }).autoOrient()
    const { data, info } = await draw(crop ? turned.extract(crop) : turned).toBuffer({ resolveWithObject: true })
    return { bytes: data, mime, ending, width: info.width, height: info.pageHeight ?? info.height }
  } catch (error) {
    throw new Refusal(isTooVast(error) ? 'pictureTooVast' : 'pictureUnreadable')
  }
}

const isTooVast = (error: unknown) => error instanceof Error && /pixel limit|timeout/i.test(error.message)
