/** The site map: every address, its screen and its layout. Addresses are without the locale, which is the router's base. */
type Screen = { path: string; file: string; layout: 'default' | 'simple' | 'blank' }

export const screens = [
  { path: '/', file: 'screens/home.tsx', layout: 'default' },
  { path: '/events', file: 'screens/events/list.tsx', layout: 'default' },
  { path: '/events/online', file: 'screens/events/online.tsx', layout: 'default' },
  { path: '/events/competition', file: 'screens/events/competition.tsx', layout: 'default' },
  { path: '/events/:id', file: 'screens/events/page.tsx', layout: 'default' },
  { path: '/event/:id', file: 'screens/event.tsx', layout: 'default' },
  { path: '/login', file: 'screens/login.tsx', layout: 'default' },
  { path: '/registration', file: 'screens/registration.tsx', layout: 'default' },
  { path: '/forgot-password', file: 'screens/forgot-password.tsx', layout: 'default' },
  { path: '/delete-confirmation', file: 'screens/delete-confirmation.tsx', layout: 'default' },
  { path: '/agreements/pda', file: 'screens/agreements/pda.tsx', layout: 'default' },
  { path: '/profile', file: 'screens/profile.tsx', layout: 'default' },
  { path: '/qr', file: 'screens/qr.tsx', layout: 'default' },
  { path: '/activity', file: 'screens/activity.tsx', layout: 'default' },
  { path: '/settings', file: 'screens/settings.tsx', layout: 'default' },
  { path: '/admin', file: 'screens/admin.tsx', layout: 'default' },
  { path: '/parental-consent', file: 'screens/parental-consent.tsx', layout: 'default' },
  { path: '/inbox', file: 'screens/inbox.tsx', layout: 'default' },
  { path: '/users', file: 'screens/users/list.tsx', layout: 'default' },
  { path: '/users/:id', file: 'screens/users/page.tsx', layout: 'default' },
  { path: '/contacts-decision', file: 'screens/contacts-decision.tsx', layout: 'default' },
  { path: '/intro', file: 'screens/intro.tsx', layout: 'default' },
  { path: '/simple/login', file: 'screens/simple/login.tsx', layout: 'simple' },
  { path: '/simple/registration', file: 'screens/simple/registration.tsx', layout: 'simple' },
  { path: '/partner/login', file: 'screens/partner/login.tsx', layout: 'simple' },
  { path: '/partner/forgot-password', file: 'screens/partner/forgot-password.tsx', layout: 'simple' },
  { path: '/auth/activate', file: 'screens/auth/activate.tsx', layout: 'simple' },
  { path: '/auth/second-step', file: 'screens/auth/second-step.tsx', layout: 'simple' },
  { path: '/mailing/unsubscribe', file: 'screens/mailing/unsubscribe.tsx', layout: 'simple' },
  { path: '/logout', file: 'screens/logout.tsx', layout: 'blank' },
  { path: '/auth/social', file: 'screens/auth/social.tsx', layout: 'blank' },
  { path: '/agreements/give', file: 'screens/agreements/give.ts', layout: 'blank' },
  { path: '/favorite', file: 'screens/favorite.ts', layout: 'blank' },
  { path: '/person', file: 'screens/person.ts', layout: 'blank' },
  { path: '/reg', file: 'screens/redirects/reg.ts', layout: 'blank' },
  { path: '/poll/nti_participants', file: 'screens/redirects/poll-nti-participants.ts', layout: 'blank' },
  { path: '/poll/:id', file: 'screens/redirects/poll.ts', layout: 'blank' },
  { path: '/profile/edit/main', file: 'screens/redirects/profile-edit-main.ts', layout: 'blank' },
  { path: '/event/point/view/:id', file: 'screens/redirects/event-point-view.ts', layout: 'blank' },
  { path: '/*', file: 'screens/not-found.tsx', layout: 'default' },
] as const satisfies Screen[]

const below = (layout: Screen['layout']) =>
  screens.filter((screen) => screen.layout === layout).map(({ path, file }) => (path === '/' ? { index: true, file } : { path: path.slice(1), file }))

export default [
  { file: 'parts/layout/default-layout.tsx', children: below('default') },
  { file: 'parts/layout/simple-layout.tsx', children: below('simple') },
  ...below('blank'),
]
