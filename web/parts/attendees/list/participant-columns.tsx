import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import type { ParticipantRow } from './load-participants.ts'

/** The columns of participants. Times are those of the event. */
export const useParticipantColumns = (zone: string): Column<ParticipantRow>[] => {
  const { list: t } = useWords().attendees
  return [
    { key: 'name', head: t.columns.name, cell: (row) => <Named row={row} />, onPhone: 'title' },
    { key: 'state', head: t.columns.state, cell: (row) => <State row={row} />, onPhone: 'fact' },
    { key: 'part', head: t.columns.part, cell: ({ role, format: way }) => `${roleOf(t.roles, role)}, ${t.formats[way]}`, onPhone: 'fact' },
    { key: 'attended', head: t.columns.attended, cell: (row) => <Attended row={row} zone={zone} />, onPhone: 'fact' },
  ]
}

const roleOf = (roles: Record<string, string>, role: string): string => roles[role] ?? role

/** The comment and the tags are texts of users, so that they stay plain. */
const Named = ({ row: { userId, user, comment, tags } }: { row: ParticipantRow }) => {
  const { list: t } = useWords().attendees
  return (
    <div className="flex items-start gap-3 py-1">
      <Avatar id={userId} name={user?.name ?? ''} photo={user?.photo ?? null} />
      <div className="flex min-w-0 flex-col gap-1">
        {user ? (
          <Link to={paths.user(userId)} className="font-medium wrap-anywhere hover:text-accent hover:underline">
            {user.name}
          </Link>
        ) : (
          <span className="text-ink-soft">{t.deleted}</span>
        )}
        {tags.length > 0 && (
          <ul aria-label={t.tags} className="flex flex-wrap gap-1">
            {tags.map((tag) => (
              <li key={tag} className="rounded-full bg-sunken px-2 text-sm font-normal wrap-anywhere">
                {tag}
              </li>
            ))}
          </ul>
        )}
        {comment && <p className="text-sm font-normal text-ink-soft wrap-anywhere">{t.comment(comment)}</p>}
      </div>
    </div>
  )
}

const tones: Record<ParticipantRow['state'], BadgeTone> = {
  approved: 'good',
  wait: 'waiting',
  waitingList: 'waiting',
  declined: 'danger',
  noRequest: 'neutral',
}

const State = ({ row: { state, queuePosition } }: { row: ParticipantRow }) => {
  const { list: t } = useWords().attendees
  if (state === 'noRequest') return '—'
  return <Badge tone={tones[state]}>{queuePosition === null ? t.badges[state] : t.place(queuePosition)}</Badge>
}

const Attended = ({ row: { attendedAt }, zone }: { row: ParticipantRow; zone: string }) => {
  const { list: t } = useWords().attendees
  const locale = useLocale()
  if (!attendedAt) return <span className="text-ink-soft">—</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check className="size-4 text-accent" aria-hidden="true" />
      <span className="sr-only">{t.came}</span>
      <time dateTime={attendedAt}>{format(attendedAt, { locale, zone, kind: 'dateTime' })}</time>
    </span>
  )
}
