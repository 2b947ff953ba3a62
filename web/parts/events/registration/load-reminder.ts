import type { LoaderFunctionArgs } from 'react-router'
import type { Event } from '../../../../contract/events/events.ts'
import { reminderHours } from '../../../../contract/limits.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'

type Facts = Pick<Event, 'userParticipant' | 'format' | 'dateStart' | 'status' | 'needStartNotification'>

/** `isOff`: the organizer sends none for this event. Email and push follow the user's settings of the kind `participation`. */
export type Reminder = { hours: number; isOff: boolean; email: boolean; push: boolean }

/** The reminder that a participant will get; null where none is ahead, or its settings could not be read. */
export const loadReminder = async (context: LoaderFunctionArgs['context'], event: Facts): Promise<Reminder | null> => {
  const hours = reminderHours[event.format === 'online' ? 'online' : 'offline']
  const sentAt = Date.parse(event.dateStart) - hours * 3_600_000
  if (event.userParticipant?.state !== 'approved' || event.status !== 'published' || sentAt <= context.get(siteContext).now.getTime()) return null
  if (!event.needStartNotification) return { hours, isOff: true, email: false, push: false }
  const attempt = await tryApi(context)('GET /user/notification-preferences')
  const chosen = attempt.ok ? attempt.reply.kinds.find(({ kind }) => kind === 'participation') : undefined
  return chosen ? { hours, isOff: false, email: chosen.email, push: chosen.push } : null
}
