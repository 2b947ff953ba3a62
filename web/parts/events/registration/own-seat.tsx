import { Bell, BellOff, Maximize2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Event } from '../../../../contract/events/events.ts'
import { reminderHours } from '../../../../contract/limits.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { hasTicket } from '../ticket/has-ticket.ts'
import { Ticket } from '../ticket/ticket.tsx'
import type { Reminder } from './load-reminder.ts'

type Props = { event: Event; reminder: Reminder | null }

/** The ticket and the reminder of a participant. */
export const OwnSeat = ({ event, reminder }: Props) => {
  const { ticket: t } = useWords().attending
  const viewer = useViewer()
  return (
    <>
      {viewer && hasTicket(event) && (
        <section aria-label={t.title} className="flex flex-col gap-1">
          <Ticket event={{ ...event, location: placeOf(event) }} holder={viewer} isSmall />
          <ButtonLink to={paths.qr({ eventId: event.id })} look="plain">
            <Maximize2 className="size-5" aria-hidden="true" />
            {t.open}
          </ButtonLink>
        </section>
      )}
      {reminder && <ReminderLine reminder={reminder} />}
    </>
  )
}

/** Without the street, which the page shows. */
const placeOf = ({ space, place, city }: Event) => [space?.name ?? place?.name ?? place?.address, city?.name].filter(Boolean).join(', ') || null

const ReminderLine = ({ reminder: { hours, isOff, email, push } }: { reminder: Reminder }) => {
  const { reminder: t } = useWords().attending
  const ways = [t.bell, email && t.email, push && t.push].filter(Boolean).join(', ')
  const Icon = isOff ? BellOff : Bell
  return (
    <div className="flex items-start gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <p className="min-w-0">
        {isOff ? t.off : `${hours === reminderHours.online ? t.hour : t.day}: ${ways}.`}{' '}
        {!isOff && (
          <Link to={paths.settings('subscriptions')} className="font-medium text-accent underline underline-offset-4">
            {t.change}
          </Link>
        )}
      </p>
    </div>
  )
}
