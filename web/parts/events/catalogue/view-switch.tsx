import { CalendarDays, LayoutGrid, type LucideIcon, Rows3 } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { eventsAddress, type View, viewOf } from './address.ts'

const signs: Record<View, LucideIcon> = { cards: LayoutGrid, list: Rows3, week: CalendarDays }

/** Cards, a list by days, or the calendar of a week. The filters stay. */
export const ViewSwitch = () => {
  const { views } = useWords().events
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const current = viewOf(params)
  return (
    <nav aria-label={views.label} className="flex rounded-xl border border-line-strong bg-surface p-0.5">
      {Object.entries(signs).map(([view, Icon]) => (
        <Link
          key={view}
          // the keys of the record are the views
          to={pathWith(pathname, withView(params, view as View))}
          preventScrollReset
          aria-current={view === current ? 'true' : undefined}
          title={views[view as View]}
          className="inline-flex min-h-9 min-w-10 items-center justify-center gap-1.5 rounded-lg px-2 text-sm text-ink-soft hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-ink"
        >
          <Icon className="size-5" aria-hidden="true" />
          <span className="sr-only lg:not-sr-only">{views[view as View]}</span>
        </Link>
      ))}
    </nav>
  )
}

const withView = (params: URLSearchParams, view: View) => {
  const next = eventsAddress.without(eventsAddress.without(params, 'view'), 'week')
  if (view !== 'cards') next.set('view', view)
  return next
}
