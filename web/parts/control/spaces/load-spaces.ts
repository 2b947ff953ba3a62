import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { dayIn, todayOfViewer } from '../shown-day.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The spaces where the operator works, with the visitors of a day (V396). The call rejects users without the role (V403). */
export const loadControlSpaces = async ({ request, context }: Args) => {
  const wanted = dayIn(new URL(request.url).searchParams)
  await signedIn(context, paths.control(wanted ? { date: wanted } : {}))
  const today = await todayOfViewer(context)
  const date = wanted ?? today
  const { _items: spaces } = await api(context)('GET /control/spaces', { query: { date } })
  return { date, today, spaces }
}
export type ControlSpacesData = Awaited<ReturnType<typeof loadControlSpaces>>
