import type { sentPurposes } from '../../contract/uploads/uploads.ts'
import { type Attempt, tryApi } from '../kernel/api.ts'
import type { FormInput } from './answer-form.ts'
import { listOf } from './form-data.ts'

type Input = Pick<FormInput, 'form' | 'context'>
type Field = {
  /** The name of the files, without scripts. */
  name: string
  /** The name of the upload ids. */
  idName: string
  purpose: (typeof sentPurposes)[number]
}

/**
 * The ids of the uploads of a file field: the browser sent them before, or the form has the files. Uploaded files go into the form under
 * their ids, so that a form that is refused afterwards comes back with them. A refused file is an error of the field.
 */
export const postedUploads = async ({ form, context }: Input, { name, idName, purpose }: Field): Promise<Attempt<string[]>> => {
  for (const file of form.getAll(name)) {
    if (typeof file === 'string' || file.size === 0) continue
    const upload = await tryApi(context)('POST /uploads', { body: { file: { name: file.name, bytes: await file.bytes() }, purpose } })
    if (!upload.ok) return { ok: false, problem: { ...upload.problem, errors: { [name]: upload.problem.errors.file ?? [upload.problem.message] } } }
    form.append(idName, upload.reply.uploadId)
  }
  return { ok: true, reply: listOf(form, idName).filter((id) => id !== '') }
}

/** The same for a field with one file: the newest one, null without any. */
export const postedUpload = async (input: Input, field: Field): Promise<Attempt<string | null>> => {
  const uploads = await postedUploads(input, field)
  return uploads.ok ? { ok: true, reply: uploads.reply.at(-1) ?? null } : uploads
}
