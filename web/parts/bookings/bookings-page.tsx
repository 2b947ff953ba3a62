import { CalendarClock, Mail, Plus } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { ListHead } from '../../lists/list-head.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { BookingState } from './booking-state.tsx'
import { useWhen } from './booking-when.tsx'
import type { BookingsData } from './load-bookings.ts'
import { SpaceFilter } from './space-filter.tsx'
import type { SpaceShow } from './space-shows.ts'

/** Own bookings, future and past; staff of a space also see what waits for them there. */
export const BookingsPage = ({ data }: { data: BookingsData }) => {
  const t = useWords().bookings
  const { list, counters, tab, spaceId, show } = data
  const pathname = spaceId === null ? paths.bookings() : paths.bookingsOf(spaceId)
  const isHere = ({ id }: { id: number }) => spaceId === null || id === spaceId
  const waiting = counters.spaces.filter(isHere).reduce((sum, { pending }) => sum + pending, 0)
  // the numbers of own bookings are those of all spaces
  const own = (count: number) => (spaceId === null ? { count } : {})
  return (
    <>
      <ListHead
        title={t.title}
        action={
          <ButtonLink to={paths.createBooking(spaceId === null ? {} : { spaceId })} size="small" className="shrink-0">
            <Plus className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">{t.create}</span>
          </ButtonLink>
        }
        tabs={
          <Tabs label={t.tabs.label}>
            <Tab to={pathname} isOpen={tab === 'future'} {...own(counters.future)}>
              {t.tabs.future}
            </Tab>
            <Tab to={`${pathname}?case=past`} isOpen={tab === 'past'} {...own(counters.past)}>
              {t.tabs.past}
            </Tab>
            {counters.isSpaceStaff && (
              <Tab to={`${pathname}?scope=space`} isOpen={tab === 'space'} count={waiting}>
                {t.tabs.space}
              </Tab>
            )}
          </Tabs>
        }
      />
      {tab === 'space' && <SpaceFilter spaces={counters.spaces} spaceId={spaceId} show={show} />}
      {spaceId !== null && tab !== 'space' && (
        <p className="mb-4">
          <Link to={paths.bookings()} className="text-accent underline underline-offset-4">
            {t.allSpaces}
          </Link>
        </p>
      )}
      {list._items.length === 0 ? (
        <Nothing of={tab === 'space' ? show : tab} isSpace={tab === 'space'} />
      ) : (
        <Rows bookings={list._items} withUser={tab === 'space'} />
      )}
      <Pages meta={list._meta} />
    </>
  )
}

const Nothing = ({ of, isSpace }: { of: SpaceShow; isSpace: boolean }) => {
  const { nothing, nothingInSpaces, create } = useWords().bookings
  const { title, text } = isSpace || of === 'waiting' ? nothingInSpaces[of] : nothing[of]
  return (
    <EmptyState
      Icon={CalendarClock}
      title={title}
      action={!isSpace && of === 'future' && <ButtonLink to={paths.createBooking()}>{create}</ButtonLink>}
    >
      <p>{text}</p>
    </EmptyState>
  )
}

const Rows = ({ bookings, withUser }: { bookings: Booking[]; withUser: boolean }) => {
  const t = useWords().bookings
  const when = useWhen()
  return (
    <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
      {bookings.map((booking) => (
        <li key={booking.id} className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 hover:bg-sunken">
          <div className="min-w-0">
            <p className="font-semibold wrap-break-word">
              <Link to={paths.booking(booking.spaceId, booking.id)} className="after:absolute after:inset-0">
                {booking.theme}
              </Link>
            </p>
            <p>{when(booking)}</p>
            <p className="text-sm text-ink-soft">
              {[booking.space.name, ...booking.halls.map(({ name }) => name), ...(withUser && booking.user ? [booking.user.name] : [])].join(' · ')}
            </p>
            {!withUser && booking.isInvitation && (
              <p className="mt-1 flex items-center gap-1.5 text-sm">
                <Mail className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
                {booking.user ? t.invitedBy(booking.user.name) : t.invited}
              </p>
            )}
            {booking.status === 'rejected' && booking.comment && <p className="mt-1 text-sm">{t.reason(booking.comment)}</p>}
          </div>
          <BookingState booking={booking} />
        </li>
      ))}
    </ul>
  )
}

const Pages = ({ meta }: { meta: BookingsData['list']['_meta'] }) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const to = (page: number) => {
    const next = new URLSearchParams(params)
    next.set('paginationPage', String(page))
    return pathWith(pathname, next)
  }
  return (
    <div className="mt-4">
      <Pagination page={meta.currentPage} pageSize={meta.perPage} total={meta.totalCount} to={to} />
    </div>
  )
}
