import { bannerBytes, coverFrame, coverWidth, photoFrame, uploadBytes } from '../../../../../contract/limits.ts'

/** What a picture of a person has to be, and what is cut out of it. */
export const pictureKinds = {
  photo: { frame: photoFrame, maxBytes: uploadBytes, minWidth: 1, isRound: true },
  cover: { frame: coverFrame, maxBytes: bannerBytes, minWidth: coverWidth, isRound: false },
} as const
export type PictureKind = keyof typeof pictureKinds

/** What browsers and the server both can read. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif'
