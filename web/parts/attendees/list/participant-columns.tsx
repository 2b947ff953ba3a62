import { Check } from 'lucide-react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import type { ParticipantRow } from './load-participants.ts'
import { formOf } from './row-actions.tsx'
import { TagPills } from './tag-pills.tsx'

type Options = { zone: string; canMark: boolean }

/** The columns of participants. Times are those of the event. */
export const useParticipantColumns = ({ zone, canMark }: Options): Column<ParticipantRow>[] => {
  const { list: t } = useWords().attendees
  return [
    { key: 'name', head: t.columns.name, cell: (row) => <Named row={row} />, onPhone: 'title' },
    { key: 'state', head: t.columns.state, cell: (row) => <WithComment row={row} />, onPhone: 'fact' },
    { key: 'part', head: t.columns.part, cell: (row) => <Part row={row} />, onPhone: 'fact' },
    { key: 'attended', head: t.columns.attended, cell: (row) => <Attended row={row} zone={zone} canMark={canMark} />, onPhone: 'fact' },
  ]
}

/** The link of the row has this content, so that it holds no other links. */
const Named = ({ row: { userId, user } }: { row: ParticipantRow }) => {
  const { list: t } = useWords().attendees
  return (
    <span className="flex items-center gap-3 py-1">
      <Avatar id={userId} name={user?.name ?? ''} photo={user?.photo ?? null} />
      <span className={`min-w-0 wrap-anywhere ${user ? '' : 'font-normal text-ink-soft'}`}>{user?.name ?? t.deleted}</span>
    </span>
  )
}

/** The comment is a text of a user, so that it stays plain. */
const WithComment = ({ row }: { row: ParticipantRow }) => {
  const { list: t } = useWords().attendees
  return (
    <>
      <StateOf row={row} />
      {row.comment && <p className="mt-1 max-w-80 text-sm text-ink-soft wrap-anywhere">{t.comment(row.comment)}</p>}
    </>
  )
}

const tones: Record<ParticipantRow['state'], BadgeTone> = {
  approved: 'good',
  wait: 'waiting',
  waitingList: 'waiting',
  declined: 'danger',
  noRequest: 'neutral',
}

export const StateOf = ({ row: { state, queuePosition } }: { row: ParticipantRow }) => {
  const { list: t } = useWords().attendees
  if (state === 'noRequest') return '—'
  return <Badge tone={tones[state]}>{queuePosition === null ? t.badges[state] : t.place(queuePosition)}</Badge>
}

const Part = ({ row: { role, format: way, space, tags } }: { row: ParticipantRow }) => {
  const { list: t } = useWords().attendees
  return (
    <>
      {[roleOf(t.roles, role), t.formats[way], space].filter(Boolean).join(', ')}
      {tags.length > 0 && <TagPills tags={tags} className="mt-1" />}
    </>
  )
}

export const roleOf = (roles: Record<string, string>, role: string): string => roles[role] ?? role

const Attended = ({ row: { id, user, state, attendedAt }, zone, canMark }: { row: ParticipantRow } & Options) => {
  const { list: t } = useWords().attendees
  if (attendedAt) return <MarkedAt at={attendedAt} zone={zone} />
  if (state !== 'approved' || !canMark) return <span className="text-ink-soft">—</span>
  return (
    <Button type="submit" form={formOf('mark')} name="subject" value={id} look="quiet" size="small" className="relative z-1">
      {t.mark}
      <span className="sr-only">{user?.name ?? t.deleted}</span>
    </Button>
  )
}

export const MarkedAt = ({ at, zone }: { at: string; zone: string }) => {
  const { list: t } = useWords().attendees
  const locale = useLocale()
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check className="size-4 text-accent" aria-hidden="true" />
      <span className="sr-only">{t.came}</span>
      <time dateTime={at}>{format(at, { locale, zone, kind: 'dateTime' })}</time>
    </span>
  )
}
