import type { RouterContextProvider } from 'react-router'
import { type Fault, faultOf } from '../../forms/fault.ts'
import { api, tryApi } from '../../kernel/api.ts'

/** Makes the selected interests the user's interests. Guarantee: repeating it changes nothing. */
export const saveInterestsOf = async (context: Readonly<RouterContextProvider>, selected: number[]): Promise<Fault | null> => {
  const { _items } = await api(context)('GET /user/selected-interests')
  const known = _items.map(({ id }) => id)
  const added = selected.filter((id) => !known.includes(id))
  const removed = known.filter((id) => !selected.includes(id))
  const attempts = [
    ...(added.length > 0 ? [await tryApi(context)('POST /user/interests', { body: { themeIds: added } })] : []),
    ...(removed.length > 0 ? [await tryApi(context)('POST /user/delete-interests', { body: { themeIds: removed } })] : []),
  ]
  return attempts.map(faultOf).find((fault) => fault !== null) ?? null
}
