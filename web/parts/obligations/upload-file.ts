import type { Reply } from '../../../contract/contract.ts'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import type { Attempt } from '../../kernel/api.ts'
import { sendForm } from '../../kernel/browser-api.ts'

export const uploadFile = (file: File, purpose: UploadPurpose): Promise<Attempt<Reply<'POST /uploads'>>> => {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', file)
  return sendForm('POST /uploads', form)
}
