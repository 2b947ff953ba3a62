import type { screens } from '../../web/site-map.ts'

type Path = (typeof screens)[number]['path']
type Visit = { path: string; as?: string }

const redirects = 'it only redirects'
const submitted = 'it only receives forms'

/** Addresses that show a screen, or the reason why the screen has none. A screen of the site map without an entry does not compile. */
const visitsOf: Record<Path, Visit[] | string> = {
  '/page/*': [{ path: '/page/help' }, { path: '/page/privacy' }],
  '/': [{ path: '/' }],
  '/events': [
    { path: '/events' },
    { path: '/events?cityId=881&themes=1&sort=weight' },
    { path: '/events?search=абракадабра' },
    { path: '/events', as: 'participant' },
  ],
  '/events/online': [{ path: '/events/online' }],
  '/events/competition': [{ path: '/events/competition' }],
  '/events/create': [
    { path: '/events/create', as: 'participant' },
    { path: '/events/create?section=place', as: 'participant' },
  ],
  '/events/import': [{ path: '/events/import', as: 'participant' }],
  '/events/create/preview': 'wizard.spec.ts visits it with a draft',
  '/events/:id': 'accessibility.spec.ts visits it with every kind of event',
  '/events/cert': [{ path: '/events/cert' }],
  '/events/cert/:id': [{ path: '/events/cert/000' }],
  '/events/:id/certificate': [{ path: '/events/1/certificate', as: 'participant' }],
  '/certificate/validation': [{ path: '/certificate/validation' }, { path: '/certificate/validation?code=2026-0000-0000' }],
  '/events/:id/inquiry': [{ path: '/events/1/inquiry', as: 'participant' }],
  '/organizer-cabinet/participants': [
    { path: '/organizer-cabinet/participants', as: 'organizer' },
    { path: '/organizer-cabinet/participants', as: 'participant' },
  ],
  '/organizer-cabinet/participants/inquiries': [
    { path: '/organizer-cabinet/participants/inquiries', as: 'organizer' },
    { path: '/organizer-cabinet/participants/inquiries?status=declined', as: 'organizer' },
  ],
  '/event/:id': 'it shows the screen of /events/:id',
  '/login': [{ path: '/login' }],
  '/registration': [{ path: '/registration' }],
  '/forgot-password': [{ path: '/forgot-password' }],
  '/delete-confirmation': [{ path: '/delete-confirmation' }],
  '/agreements/pda': [{ path: '/agreements/pda' }],
  '/profile': [{ path: '/profile', as: 'participant' }],
  '/qr': [{ path: '/qr', as: 'participant' }],
  '/qr/event': [{ path: '/qr/event?code=1-AAAAAAAAAAAAAAAAAAAAAA', as: 'participant' }],
  '/activity': [{ path: '/activity', as: 'participant' }],
  '/organizer-cabinet': [
    { path: '/organizer-cabinet', as: 'organizer' },
    { path: '/organizer-cabinet', as: 'participant' },
  ],
  '/organizer-cabinet/events': [
    { path: '/organizer-cabinet/events', as: 'organizer' },
    { path: '/organizer-cabinet/events?groupId=1', as: 'organizer' },
    { path: '/organizer-cabinet/events?ask=createFolder', as: 'organizer' },
    { path: '/organizer-cabinet/events?search=абракадабра', as: 'organizer' },
  ],
  '/organizer-cabinet/events/:id/statistics': 'cabinet.spec.ts visits it with an own event',
  '/organizer-cabinet/events/:id/emails': 'cabinet.spec.ts visits it with an own event',
  '/organizer-cabinet/events/:id/series': 'cabinet.spec.ts visits it with an own event',
  '/organizer-cabinet/events/:id/certificates': 'cabinet.spec.ts visits it with an own event',
  '/organizer-cabinet/events/:id/badges': 'cabinet.spec.ts visits it with an own event',
  '/organizer-cabinet/events/:id/experts': 'experts.spec.ts visits it with an own event',
  '/quiz': [{ path: '/quiz' }, { path: '/quiz?address=net-takogo' }],
  '/quiz/:id': 'quiz.spec.ts visits it with every type of question',
  '/expert': [
    { path: '/expert', as: 'expert' },
    { path: '/expert?status=invited', as: 'expert' },
    { path: '/expert?search=абракадабра', as: 'expert' },
  ],
  '/expert/:id': 'experts.spec.ts visits it with an event to score',
  '/series/:url': [{ path: '/series/chas-sosedey' }],
  '/settings': ['account', 'privacy', 'subscriptions', 'apps', 'interface'].map((tab) => ({ path: `/settings?tab=${tab}`, as: 'participant' })),
  '/admin': [
    { path: '/admin', as: 'staff' },
    { path: '/admin?queue=mergeRequests&status=all', as: 'staff' },
    { path: '/admin?queue=deletionProposals&id=1', as: 'staff' },
  ],
  '/admin/content': [
    { path: '/admin/content', as: 'staff' },
    { path: '/admin/content?table=compilations&id=1', as: 'staff' },
    { path: '/admin/content?table=http-statuses&id=new', as: 'staff' },
  ],
  '/admin/outbox': [
    { path: '/admin/outbox', as: 'admin' },
    { path: '/admin/outbox?kind=mailings.digest&state=sent', as: 'admin' },
  ],
  '/admin/exports': [{ path: '/admin/exports', as: 'staff' }],
  '/parental-consent': [{ path: '/parental-consent', as: 'child' }],
  '/kit': 'kit-axe.spec.ts visits it while its pieces are in use',
  '/inbox': [{ path: '/inbox' }],
  '/users': [{ path: '/users' }],
  '/users/:id': [{ path: '/users/timur-akhmedov', as: 'participant' }],
  '/contacts-decision': [{ path: '/contacts-decision', as: 'participant' }],
  '/intro': [{ path: '/intro', as: 'participant' }],
  '/simple/login': [{ path: '/simple/login' }],
  '/simple/registration': [{ path: '/simple/registration' }],
  '/partner/login': [{ path: '/partner/login' }],
  '/partner/forgot-password': [{ path: '/partner/forgot-password' }],
  '/auth/activate': [{ path: '/auth/activate' }],
  '/auth/second-step': 'second-step.spec.ts visits it with an account that needs a second step',
  '/mailing/unsubscribe': [{ path: '/mailing/unsubscribe' }],
  '/logout': 'a link of this site signs out at once; only a link of another site shows the screen',
  '/auth/social': [{ path: '/auth/social' }],
  '/agreements/give': submitted,
  '/favorite': submitted,
  '/person': submitted,
  '/reg': redirects,
  '/poll/nti_participants': redirects,
  '/poll/:id': redirects,
  '/profile/edit/main': redirects,
  '/event/point/view/:id': redirects,
  '/*': [{ path: '/no-such-page' }],
}

export const visits: Visit[] = Object.values(visitsOf).flatMap((entry) => (typeof entry === 'string' ? [] : entry))
