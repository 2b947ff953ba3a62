import type { Area } from 'react-easy-crop'

/** `width` in pixels; `aspect` is width by height. */
type Cut = { width: number; aspect: number; quality: number; name: string }

/** The area as a JPEG file, with transparency on white; null when the browser cannot draw it. */
export const cutImage = async (image: HTMLImageElement, area: Area, { width, aspect, quality, name }: Cut): Promise<File | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.max(1, Math.round(canvas.width / aspect))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return bytes && new File([bytes], `${name}.jpg`, { type: bytes.type })
}
