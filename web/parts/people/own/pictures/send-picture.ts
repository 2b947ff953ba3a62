import type { Attempt } from '../../../../kernel/api.ts'
import { sendForm } from '../../../../kernel/browser-api.ts'
import type { PictureKind } from './picture-kinds.ts'

/** Sets the photo or the cover of the user. */
export const sendPicture = (userId: number, kind: PictureKind, file: File): Promise<Attempt<unknown>> => {
  const form = new FormData()
  form.set('file', file)
  return sendForm(kind === 'photo' ? 'POST /users/:id/upload-photo' : 'POST /users/:id/upload-cover', form, { id: userId })
}
