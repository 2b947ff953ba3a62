import type { RouterContextProvider } from 'react-router'
import { tryApi } from './api.ts'

/** The zone of the reader's settings, for times that belong to no event. */
export const loadZone = async (context: Readonly<RouterContextProvider>): Promise<string> => {
  const settings = await tryApi(context)('GET /user/interface-settings')
  return (settings.ok && settings.reply.timezone) || 'Europe/Moscow'
}
