import type { RouterContextProvider } from 'react-router'
import { participationFormats } from '../../../contract/events/filters.ts'
import { textOf } from '../../forms/form-data.ts'
import { onlyUserNamed } from '../../forms/only-user-named.ts'
import { tryApi } from '../../kernel/api.ts'

type Context = Readonly<RouterContextProvider>
type Find = (context: Context, text: string) => Promise<number[]>

/**
 * Without scripts the fields that search post a typed text as `…Text`. The first row of that name is meant; its id is
 * added under the name of the field. The kind of rows is the end of the name.
 */
export const resolveTexts = async (form: FormData, context: Context): Promise<FormData> => {
  for (const [ending, find] of Object.entries(finders))
    for (const name of [...new Set(form.keys())].filter((key) => key.endsWith(`${ending}Text`))) {
      const field = name.slice(0, -'Text'.length)
      const ids = textOf(form, name).trim() ? await find(context, textOf(form, name).trim()) : []
      for (const id of ids) form.append(field, String(id))
    }
  return form
}

const cities: Find = async (context, text) => {
  const found = await tryApi(context)('GET /cities/search', { query: { named: text } })
  return found.ok ? found.reply._items.slice(0, 1).map(({ id }) => id) : []
}

const users: Find = async (context, text) => {
  const names = text.split(',').map((name) => name.trim())
  const found = await Promise.all(names.map((q) => onlyUserNamed(context, { q })))
  return found.filter((id) => id > 0)
}

const ownEvents: Find = async (context, search) => {
  const lists = await Promise.all(
    participationFormats.map((format) =>
      tryApi(context)('GET /owner/events/participation-format/:format', { params: { format }, query: { search } }),
    ),
  )
  return lists.flatMap((list) => (list.ok ? list.reply._items.map(({ id }) => id) : [])).slice(0, 1)
}

const spaces: Find = async (context, text) => {
  const names = text.split(',').map((name) => name.trim())
  const found = await Promise.all(names.filter(Boolean).map((q) => tryApi(context)('GET /spaces/completion', { query: { q, isActive: true } })))
  return found.flatMap((list) => (list.ok ? list.reply._items.slice(0, 1).map(({ id }) => id) : []))
}

const quizzes: Find = async (context, search) => {
  const found = await tryApi(context)('GET /quizzes', { query: { search, published: true, paginationSize: 1 } })
  return found.ok ? found.reply._items.map(({ id }) => id) : []
}

/** By the end of the name of the field. */
const finders: Record<string, Find> = {
  spaceId: spaces,
  spaceIds: spaces,
  cityId: cities,
  userId: users,
  owners: users,
  organizers: users,
  experts: users,
  masterEventId: ownEvents,
  quizId: quizzes,
  surveyQuizId: quizzes,
}
