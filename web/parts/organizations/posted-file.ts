import type { sentPurposes } from '../../../contract/uploads/uploads.ts'
import type { FormInput } from '../../forms/answer-form.ts'
import { listOf } from '../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'

type Field = { name: string; idName: string; purpose: (typeof sentPurposes)[number] }

/** The upload of a file field: the browser sent the file before, or the form posts it. Null if there is no file. */
export const postedFile = async ({ form, context }: FormInput, { name, idName, purpose }: Field): Promise<Attempt<string | null>> => {
  const file = form.get(name)
  // a form that came back has the earlier upload before the later one
  if (!(file instanceof File) || file.size === 0) return { ok: true, reply: listOf(form, idName).findLast((id) => id !== '') ?? null }
  const upload = await tryApi(context)('POST /uploads', { body: { file: { name: file.name, bytes: await file.bytes() }, purpose } })
  if (!upload.ok) return { ok: false, problem: { ...upload.problem, errors: { [name]: [upload.problem.message] } } }
  return { ok: true, reply: upload.reply.uploadId }
}
