import type { RouterContextProvider } from 'react-router'
import { api } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { localDate } from '../../kernel/format.ts'
import { isDay } from '../../lists/fields.ts'

const defaultZone = 'Europe/Moscow'

/** The day in the address, YYYY-MM-DD; null if it names none. */
export const dayIn = (params: URLSearchParams): string | null => {
  const text = params.get('date') ?? ''
  return isDay(text) ? text : null
}

/** Today by the clock of the operator, who may work in spaces of several zones. */
export const todayOfViewer = async (context: Readonly<RouterContextProvider>): Promise<string> => {
  const { timezone } = await api(context)('GET /user/interface-settings')
  return localDate(context.get(siteContext).now, timezone ?? defaultZone)
}

export const dayAfter = (day: string, step: number): string => new Date(Date.parse(day) + step * 86_400_000).toISOString().slice(0, 10)
