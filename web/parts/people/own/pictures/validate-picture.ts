import { type PictureKind, pictureKinds } from './picture-kinds.ts'

export type PictureFault = 'empty' | 'tooLarge' | 'unreadable' | 'tooNarrow'
export type ValidatedPicture = { image: HTMLImageElement } | { fault: PictureFault }

/** Decodes the file at an object URL, or returns its fault. Only its bytes decide, because type and extension can be wrong. */
export const validatePicture = async (file: File, url: string, kind: PictureKind): Promise<ValidatedPicture> => {
  const { maxBytes, minWidth } = pictureKinds[kind]
  if (file.size === 0) return { fault: 'empty' }
  if (file.size > maxBytes) return { fault: 'tooLarge' }
  const image = await decoded(url)
  if (!image) return { fault: 'unreadable' }
  return image.naturalWidth < minWidth ? { fault: 'tooNarrow' } : { image }
}

const decoded = async (url: string): Promise<HTMLImageElement | null> => {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => (image.naturalWidth > 0 ? image : null),
    () => null,
  )
}
