import type { RouterContextProvider } from 'react-router'
import { tryApi } from '../kernel/api.ts'

type Wanted = { q: string; isExpert?: '1' }

/** The user of a name that was typed and not chosen; 0 unless one user alone has it, so that no other of the name is meant. */
export const onlyUserNamed = async (context: Readonly<RouterContextProvider>, { q, isExpert }: Wanted): Promise<number> => {
  if (!q) return 0
  const attempt = await tryApi(context)('GET /users/completion', { query: { q, ...(isExpert && { isExpert }) } })
  const [first, second] = attempt.ok ? attempt.reply._items : []
  return first && !second ? first.id : 0
}
