import type { FormInput } from '../../../forms/answer-form.ts'
import { flagOf, textOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'

type Field = { name: 'photo' | 'presentation'; purpose: 'photo' | 'file' }

/**
 * The file of a field: the id of a new one, null for a removed one, undefined for the saved one. With scripts the browser has already
 * uploaded it; without them the form contains it.
 */
export const postedUpload = async (
  { form, context }: Pick<FormInput, 'form' | 'context'>,
  { name, purpose }: Field,
): Promise<Attempt<string | null | undefined>> => {
  const file = form.get(name)
  if (file instanceof File && file.size > 0) {
    const sent = { name: file.name, bytes: await file.bytes() }
    const attempt = await tryApi(context)('POST /uploads', { body: { file: sent, purpose } })
    return attempt.ok ? { ok: true, reply: attempt.reply.uploadId } : { ok: false, problem: atField(attempt.problem, name) }
  }
  const uploaded = textOf(form, `${name}Id`)
  return { ok: true, reply: uploaded || (flagOf(form, `${name}Removed`) ? null : undefined) }
}

type Problem = Extract<Attempt<unknown>, { ok: false }>['problem']

/** The call names its only field `file`. */
const atField = (problem: Problem, name: string): Problem => ({ ...problem, errors: { [name]: problem.errors.file ?? [problem.message] } })
