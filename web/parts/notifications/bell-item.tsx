import { Award, Bell, CalendarClock, CalendarX, Contact, Megaphone, UserPlus, Users, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { notificationTypes as types } from '../../../contract/limits.ts'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { linkOf, short } from './bell-words.ts'
import { ContactDecision } from './contact-decision.tsx'

type Props = { item: Notification; onChange: (changed: Notification) => void; onClose: (item: Notification) => void }

const icons: Record<number, typeof Bell> = {
  [types.contactAccessRequest]: Contact,
  [types.contactAccessResult]: Contact,
  [types.subscription]: UserPlus,
  [types.eventReminder]: CalendarClock,
  [types.eventChanged]: CalendarClock,
  [types.eventCancelled]: CalendarX,
  [types.teamRequest]: Users,
  [types.teamDecision]: Users,
  [types.certificate]: Award,
}

export const BellItem = ({ item, onChange, onClose }: Props) => {
  const { notifications } = useWords()
  const Icon = item.global ? Megaphone : (icons[item.type] ?? Bell)
  const onPress = () => {
    if (item.received !== false) return
    onChange({ ...item, received: true })
    void browserApi('POST /user/notifications/received', { body: { ids: [item.id] } })
    void browserApi('POST /statistics', { body: { type: 'notification_received', value: String(item.notificationId) } })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the row only marks it as read; its actions are links and buttons
    <li onClick={onPress} className={`flex gap-3 px-5 py-3.5 ${item.received === false ? 'bg-accent-soft' : ''}`}>
      <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{short(item.title)}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">{short(item.text)}</p>
        <Links item={item} />
        {item.type === types.contactAccessRequest && <ContactDecision item={item} onChange={onChange} />}
        <CreatedAt at={item.createdAt} />
      </div>
      {item.global && (
        <button
          type="button"
          onClick={() => onClose(item)}
          className="-m-2 size-9 shrink-0 self-start rounded-lg p-2 hover:bg-sunken"
          aria-label={notifications.close(short(item.title))}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

/** The title or the text as shown already contains the name. */
const isNamed = (name: string, title: string, text: string) => short(title).includes(name) || short(text).includes(name)

const link = 'font-medium text-accent underline-offset-2 hover:underline wrap-anywhere'

/** Links to the event, to the user, or to the address of the notification itself. */
const Links = ({ item: { data, title, text } }: { item: Notification }) => {
  const { toPerson } = useWords().people.decision
  const address = data.quizUrl ?? data.linkHref
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm empty:hidden">
      {data.eventId && data.eventName && (
        <Link to={paths.event(data.eventId)} className={link}>
          {short(data.eventName)}
        </Link>
      )}
      {data.userId && data.userName && (
        <Link to={paths.user(data.userId)} className={link}>
          {isNamed(data.userName, title, text) ? toPerson : short(data.userName)}
        </Link>
      )}
      {address && <DataLink address={address}>{short(title)}</DataLink>}
    </p>
  )
}

const DataLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const { isOutside, href } = linkOf(address)
  if (!isOutside)
    return (
      <Link to={href} className={link}>
        {children}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
      {children}
    </a>
  )
}

const CreatedAt = ({ at }: { at: string }) => {
  const locale = useLocale()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <time dateTime={at} className="mt-1 block text-xs text-ink-soft">
      {format(at, { locale, zone, kind: 'dateTime' })}
    </time>
  )
}
