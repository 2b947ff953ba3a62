import type { Dictionary } from '../../../messages/ru.ts'

type Item<Name> = { path: string; name: Name }

/** The order is the customer's (V108). Every page loads this file, so it names built screens only; its test knows the planned ones. */
export const headerItems: Item<keyof Dictionary['layout']['navigation']>[] = [
  { path: '/events', name: 'events' },
  { path: '/places', name: 'places' },
  { path: '/events/competition', name: 'competitions' },
  { path: '/organizations', name: 'organizations' },
  { path: '/users', name: 'users' },
]

/** The order is the customer's (V109). */
const user: Item<keyof Dictionary['userMenu']['items']>[] = [
  { path: '/profile', name: 'profile' },
  { path: '/activity', name: 'activity' },
  { path: '/settings', name: 'settings' },
  { path: '/my-booking-rooms', name: 'bookings' },
  { path: '/organizer-cabinet', name: 'organizer' },
  { path: '/teams', name: 'teams' },
  { path: '/my-organizations', name: 'organizations' },
  { path: '/admin', name: 'admin' },
  { path: '/expert', name: 'expert' },
  { path: '/control', name: 'control' },
]

type Rights = { isStaff: boolean; isExpert: boolean; isControl: boolean }

export const userItems = ({ isStaff, isExpert, isControl }: Rights) => {
  const shown: Record<string, boolean> = { '/admin': isStaff, '/expert': isExpert, '/control': isControl }
  return user.filter(({ path }) => shown[path] ?? true)
}
