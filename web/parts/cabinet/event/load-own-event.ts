import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { type OwnEventPart, paths } from '../../../paths.ts'
import { loadCabinetNavigation } from '../load-navigation.ts'
import { ownRowOf } from '../own-row.ts'

export type OwnEventArgs = { params: { id: string }; context: Readonly<RouterContextProvider> }

/** The event of a page of the cabinet. A visitor signs in first; users who do not organize it are rejected by the call. */
export const loadOwnEvent = async ({ params, context }: OwnEventArgs, part: OwnEventPart) => {
  const id = Number(params.id)
  await signedIn(context, paths.ownEvent(id, part))
  const [event, navigation] = await Promise.all([
    api(context)('GET /owner/events/:id/list-item', { params: { id }, query: { expand: 'photo' } }),
    loadCabinetNavigation(context),
  ])
  return { event: ownRowOf(event), navigation }
}
export type OwnEventData = Awaited<ReturnType<typeof loadOwnEvent>>
