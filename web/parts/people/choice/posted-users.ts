import type { FormInput } from '../../../forms/answer-form.ts'
import { listOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'

type Input = Pick<FormInput, 'form' | 'context'>

/** Users by the ids of a picker; without scripts by typed names, of which each has to be the whole name of one user. */
export const postedUsers = async ({ form, context }: Input): Promise<number[]> => {
  const names = textOf(form, 'userIdsText')
    .split(',')
    .map((name) => name.trim())
  const found = await Promise.all(names.filter(Boolean).map((name) => namedUsers(context, name)))
  const typed = found.flatMap((ids) => (ids.length === 1 ? ids : []))
  return [...new Set([...listOf(form, 'userIds').map(Number).filter(Boolean), ...typed])]
}

const namedUsers = async (context: Input['context'], name: string): Promise<number[]> => {
  const found = await tryApi(context)('GET /users/completion', { query: { q: name } })
  return found.ok ? found.reply._items.flatMap((user) => (comparedName(user.name) === comparedName(name) ? [user.id] : [])) : []
}

const comparedName = (name: string) => name.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')
