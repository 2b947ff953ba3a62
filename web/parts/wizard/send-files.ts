import type { RouterContextProvider } from 'react-router'
import type { Problem } from '../../../contract/shapes.ts'
import { sentPurposes } from '../../../contract/uploads/uploads.ts'
import { tryApi } from '../../kernel/api.ts'

type Context = Readonly<RouterContextProvider>

/** The name under which a form without scripts posts a file of a field. */
export const sentFileName = (purpose: string, field: string) => `file:${purpose}:${field}`

/** Without scripts the form has files; each is uploaded, and its id is added under the name of its field. */
export const sendFiles = async (form: FormData, context: Context): Promise<Problem | null> => {
  for (const [name, file] of [...form.entries()]) {
    if (!(file instanceof File) || file.size === 0) continue
    const [, sentPurpose, field = ''] = /^file:(\w+):(.+)$/.exec(name) ?? []
    const purpose = sentPurposes.find((one) => one === sentPurpose)
    if (!purpose) continue
    const upload = await tryApi(context)('POST /uploads', { body: { file: { name: file.name, bytes: await file.bytes() }, purpose } })
    if (!upload.ok) return { ...upload.problem, errors: { [field]: [upload.problem.message] } }
    form.append(field, upload.reply.uploadId)
  }
  return null
}
