import { CalendarDays, LayoutGrid, type LucideIcon, Map as MapIcon, Rows3 } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { ViewLinks } from '../../../ui/view-links.tsx'
import { eventsAddress, type View, viewOf } from './address.ts'

const signs: [View, LucideIcon][] = [
  ['cards', LayoutGrid],
  ['list', Rows3],
  ['week', CalendarDays],
  ['map', MapIcon],
]

/** Cards, a list by days, the calendar of a week, or a map, which online events have no place on. The filters stay. */
export const ViewSwitch = () => {
  const { views } = useWords().events
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const current = viewOf(params)
  return (
    <ViewLinks
      label={views.label}
      views={signs
        .filter(([view]) => view !== 'map' || pathname !== paths.eventsOnline())
        .map(([view, Icon]) => ({
          to: pathWith(pathname, withView(params, view)),
          name: views[view],
          Icon,
          isCurrent: view === current,
        }))}
    />
  )
}

const withView = (params: URLSearchParams, view: View) => {
  const next = eventsAddress.without(eventsAddress.without(params, 'view'), 'week')
  if (view !== 'cards') next.set('view', view)
  return next
}
