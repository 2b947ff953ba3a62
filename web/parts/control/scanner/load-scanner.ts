import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { todayOfViewer } from '../shown-day.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The spaces where the operator works, and the one where they scan: a single one needs no choice. */
export const loadScanner = async ({ request, context }: Args) => {
  const wanted = Number(new URL(request.url).searchParams.get('spaceId')) || null
  await signedIn(context, paths.scanner(wanted === null ? {} : { spaceId: wanted }))
  const { _items } = await api(context)('GET /control/spaces', { query: { date: await todayOfViewer(context) } })
  const spaces = _items.map(({ id, name, cityName, address, timezone }) => ({ id, name, cityName, address, timezone }))
  const space = spaces.find(({ id }) => id === wanted) ?? (spaces.length === 1 ? spaces[0] : undefined) ?? null
  return { spaces, space }
}
export type ScannerData = Awaited<ReturnType<typeof loadScanner>>
export type ScannerSpace = ScannerData['spaces'][number]
