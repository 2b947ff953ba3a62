import { bannerBytes, coverFrame, coverWidth, photoFrame, uploadBytes } from '../../../../../contract/limits.ts'

/** Requirements for a picture of a user, and the frame to crop it to. */
export const pictureKinds = {
  photo: { frame: photoFrame, maxBytes: uploadBytes, minWidth: 1, isRound: true },
  cover: { frame: coverFrame, maxBytes: bannerBytes, minWidth: coverWidth, isRound: false },
} as const
export type PictureKind = keyof typeof pictureKinds

/** Formats that both browsers and the server can decode. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif'
