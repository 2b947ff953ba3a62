import { api } from '../../../kernel/api.ts'
import { loadOwnEvent, type OwnEventArgs } from './load-own-event.ts'

/** The automatic emails of an own event. */
export const loadEmails = async (args: OwnEventArgs) => {
  const own = await loadOwnEvent(args, 'emails')
  const { _items: emails } = await api(args.context)('GET /owner/events/:id/mails', { params: { id: own.event.id } })
  return { ...own, emails }
}
export type EmailsData = Awaited<ReturnType<typeof loadEmails>>
