import { Ban, CalendarX, Check, CircleCheckBig, MoreHorizontal, Undo2 } from 'lucide-react'
import { use } from 'react'
import { Form, useSearchParams } from 'react-router'
import type { ControlSpace, Visitor } from '../../../../contract/control/control.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { PanelLink } from '../../../ui/panel-link.tsx'
import type { Marks } from './use-marks.ts'
import { banPath } from './visitors-address.ts'

/** `hasMarks`: the day is one whose marks can change. */
type Props = { visitor: Visitor; space: ControlSpace; marks: Marks; isPast: boolean; hasMarks: boolean }

export const VisitorRow = (props: Props) => {
  const { visitor, space, hasMarks } = props
  const { user, restricted, userId } = visitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3 sm:flex-nowrap sm:px-5">
      <div className="flex min-w-0 grow basis-full items-center gap-4 sm:basis-0">
        <Avatar id={userId} name={user.name} photo={user.photo} size="large" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <p className="text-lg leading-snug font-semibold wrap-anywhere">{user.name}</p>
          <Reason visitor={visitor} zone={space.timezone} />
          <State {...props} />
        </div>
      </div>
      {hasMarks && (visitor.marked || (!restricted && visitor.status !== 'delisted')) && <MarkForm {...props} />}
      <RowMenu visitor={visitor} spaceId={space.id} />
    </li>
  )
}

const Reason = ({ visitor: { type, title, startsAt }, zone }: { visitor: Visitor; zone: string }) => {
  const { types } = useWords().control
  const locale = useLocale()
  const at = startsAt && format(startsAt, { locale, zone, kind: 'time' })
  return <p className="line-clamp-1 sm:line-clamp-2 text-sm text-ink-soft wrap-anywhere">{[at, title ?? types[type]].filter(Boolean).join(' · ')}</p>
}

/** In words and with an icon, never by colour alone. */
const State = ({ visitor: { marked, markedAt, status, restricted, restrictedUntil, closed }, space, isPast }: Props) => {
  const t = useWords().control.visitors
  const locale = useLocale()
  if (restricted)
    return (
      <p>
        <Badge tone="danger">
          <Ban className="size-4 shrink-0" aria-hidden="true" />
          {restrictedUntil ? t.bannedUntil(format(`${restrictedUntil}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'date' })) : t.banned}
        </Badge>
      </p>
    )
  if (marked && markedAt)
    return (
      <p>
        <Badge {...(status !== 'delisted' && { tone: 'good' })}>
          <CircleCheckBig className="size-4 shrink-0" aria-hidden="true" />
          {(status === 'delisted' ? t.gaveBack : t.markedAt)(format(markedAt, { locale, zone: space.timezone, kind: 'time' }))}
        </Badge>
      </p>
    )
  if (closed)
    return (
      <p>
        <Badge>
          <CalendarX className="size-4 shrink-0" aria-hidden="true" />
          {t.closedDay}
        </Badge>
      </p>
    )
  return <p>{isPast ? <Badge>{t.noShow}</Badge> : <Badge tone="waiting">{t.expected}</Badge>}</p>
}

/** With scripts the press makes the call at once; without them it posts the form. */
const MarkForm = ({ visitor, marks }: Props) => {
  const t = useWords().control.visitors
  const { action } = use(PageForms)
  const { id, marked, user, type, userId, eventId, reserveId } = visitor
  const onSubmit = (press: React.FormEvent) => {
    press.preventDefault()
    if (!marks.isBusy(visitor)) void marks.set(visitor, !marked)
  }
  return (
    <Form method="post" action={action} preventScrollReset onSubmit={onSubmit} className="flex max-sm:grow">
      <input type="hidden" name="subject" value={id} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="eventId" value={eventId ?? ''} />
      <input type="hidden" name="reserveId" value={reserveId ?? ''} />
      <Button
        type="submit"
        name="intent"
        value={marked ? 'unmark' : 'mark'}
        look={marked ? 'plain' : 'quiet'}
        aria-label={marked ? t.unmarkOf(user.name) : t.markOf(user.name)}
        isBusy={marks.isBusy(visitor)}
        className="grow sm:min-w-44"
      >
        {marked ? <Undo2 className="size-5" aria-hidden="true" /> : <Check className="size-5" aria-hidden="true" />}
        {marked ? t.unmark : t.mark}
      </Button>
    </Form>
  )
}

const RowMenu = ({ visitor: { user, userId, restricted }, spaceId }: { visitor: Visitor; spaceId: number }) => {
  const t = useWords().control.visitors
  const [params] = useSearchParams()
  if (restricted) return null
  return (
    <Menu
      name="visitor"
      align="right"
      summaryClass="inline-flex size-14 items-center justify-center rounded-xl hover:bg-sunken"
      panelClass="w-64 p-2 text-left"
      label={
        <>
          <MoreHorizontal className="size-6" aria-hidden="true" />
          <span className="sr-only">{t.menuOf(user.name)}</span>
        </>
      }
    >
      <PanelLink
        to={banPath(spaceId, params, userId)}
        aria-label={t.banOf(user.name)}
        className="flex min-h-14 items-center gap-2 rounded-lg px-3 text-danger hover:bg-sunken"
      >
        <Ban className="size-5" aria-hidden="true" />
        {t.ban}
      </PanelLink>
    </Menu>
  )
}
