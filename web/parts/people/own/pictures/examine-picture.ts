import { type PictureKind, pictureKinds } from './picture-kinds.ts'

export type PictureFault = 'empty' | 'tooLarge' | 'unreadable' | 'tooNarrow'
export type Examined = { image: HTMLImageElement } | { fault: PictureFault }

/** Opens a file whose bytes are behind an address of the page, or says what is wrong with it. Only its bytes are believed. */
export const examinePicture = async (file: File, url: string, kind: PictureKind): Promise<Examined> => {
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
