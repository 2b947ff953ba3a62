import type { Dictionary } from '../../../messages/ru.ts'
import { screens } from '../../site-map.ts'

type Item<Name> = { path: string; name: Name }

const header: Item<keyof Dictionary['layout']['navigation']>[] = [
  { path: '/events', name: 'events' },
  { path: '/places', name: 'places' },
  { path: '/navigator', name: 'navigator' },
  { path: '/events/competition', name: 'competitions' },
  { path: '/organizations', name: 'organizations' },
  { path: '/users', name: 'users' },
  { path: '/knowledge', name: 'knowledge' },
]

const user: Item<keyof Dictionary['layout']['userMenu']>[] = [
  { path: '/profile', name: 'profile' },
  { path: '/activity', name: 'activity' },
  { path: '/settings', name: 'settings' },
  { path: '/my-booking-rooms', name: 'bookings' },
  { path: '/organizer-cabinet', name: 'organizer' },
  { path: '/entrepreneur-cabinet', name: 'entrepreneur' },
  { path: '/teams', name: 'teams' },
  { path: '/my-organizations', name: 'organizations' },
  { path: '/admin', name: 'admin' },
  { path: '/expert', name: 'expert' },
]

const known = new Set<string>(screens.map((screen) => screen.path))

/** Only items whose screen is in the site map; the order is the customer's (V108, V109). */
export const headerItems = header.filter(({ path }) => known.has(path))

type Rights = { isStaff: boolean; isExpert: boolean }

export const userItems = ({ isStaff, isExpert }: Rights) =>
  user.filter(({ path }) => known.has(path) && (path !== '/admin' || isStaff) && (path !== '/expert' || isExpert))
