import type { Resources } from '../../kernel/resources.ts'
import { privatePurposes } from '../uploads/purposes.ts'
import { findUpload } from '../uploads/store.ts'
import { page } from './shape.ts'

/** A picture of the page's shape as JPEG, and the text colour that it needs. */
export type Background = { bytes: Buffer; isDark: boolean; isBusy: boolean }

type Deps = Pick<Resources, 'db' | 'outside' | 'log'>

/** Prepared pictures, so that the files of one event do not decode it again. Bounded, the oldest leaves first. */
const prepared = new Map<string, Background>()
const maxPrepared = 16

/** Null for a lost or unreadable picture: the certificate then has the ornament. */
export const backgroundOf = async ({ db, outside, log }: Deps, uploadId: string | null): Promise<Background | null> => {
  if (uploadId === null) return null
  const upload = await findUpload(db, uploadId)
  if (!upload?.mime.startsWith('image/') || privatePurposes.includes(upload.purpose ?? '')) return null
  const known = prepared.get(uploadId)
  if (known) return known
  const bytes = await outside.storage.get(upload.storage_key)
  if (!bytes) return null
  try {
    const background = await prepare(bytes)
    if (prepared.size >= maxPrepared) prepared.delete(prepared.keys().next().value ?? '')
    prepared.set(uploadId, background)
    return background
  } catch (error) {
    log.error({ uploadId, error: String(error) }, 'the background of a certificate is unreadable')
    return null
  }
}

/** About 150 dots per inch. */
const widthPx = 1754
const heightPx = Math.round((widthPx * page.height) / page.width)
const darkest = 128
/** Brightness between them contrasts enough with neither text colour. */
const [darkEnough, lightEnough] = [70, 185]
/** Standard deviation of the brightness above which text needs a panel. */
const busiest = 36

const prepare = async (source: Uint8Array): Promise<Background> => {
  const { default: sharp } = await import('sharp')
  const picture = sharp(source).autoOrient().flatten({ background: '#ffffff' }).resize(widthPx, heightPx, { fit: 'cover' }).toColourspace('srgb')
  const bytes = await picture.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()
  const middle = {
    left: Math.round(widthPx * 0.12),
    top: Math.round(heightPx * 0.12),
    width: Math.round(widthPx * 0.76),
    height: Math.round(heightPx * 0.76),
  }
  const { channels } = await sharp(await sharp(bytes).extract(middle).greyscale().toBuffer()).stats()
  const { mean, stdev } = channels[0] ?? { mean: 255, stdev: 0 }
  return { bytes, isDark: mean < darkest, isBusy: stdev > busiest || (mean > darkEnough && mean < lightEnough) }
}
