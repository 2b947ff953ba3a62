import type { Area } from 'react-easy-crop'
import { type PictureKind, pictureKinds } from './picture-kinds.ts'

const quality = 0.9

/** The selected area as a JPEG, with transparency on white; null when the browser cannot draw it. */
export const cutPicture = async (image: HTMLImageElement, area: Area, kind: PictureKind): Promise<File | null> => {
  const { frame, minWidth } = pictureKinds[kind]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(frame.widest, Math.max(minWidth, area.width)))
  canvas.height = Math.max(1, Math.round(canvas.width / frame.aspect))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return bytes && new File([bytes], `${kind}.jpg`, { type: bytes.type })
}
