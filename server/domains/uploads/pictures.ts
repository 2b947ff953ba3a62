import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import type { Resources } from '../../kernel/resources.ts'
import { examine } from './examine.ts'
import type { Frame } from './redraw.ts'
import { storeUpload } from './store-upload.ts'

type NewPicture = {
  bytes: Uint8Array
  name: string
  ownerId: number
  purpose: UploadPurpose
  maxBytes: number
  minWidth?: number
  minHeight?: number
  frame?: Frame
}

/** Stores a picture that is used at once, such as a photo. Throws the refusals of `fileRefusals`. */
export const storePicture = async (resources: Pick<Resources, 'db' | 'outside' | 'clock'>, sent: NewPicture): Promise<{ id: string }> => {
  const { ownerId, purpose, bytes, name, ...limits } = sent
  const picture = await examine({ name, bytes }, { ...limits, families: ['picture'] })
  return { id: await storeUpload(resources, { ...picture, purpose, ownerId }) }
}
