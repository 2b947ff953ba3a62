import type { Dictionary } from '../ru.ts'

/** The help page. */
export const support = {
  title: 'Help',
  description: 'Answers to common questions about events, tickets, profiles and rooms.',
  searchForm: 'Search the help',
  search: 'What happened?',
  searchHint: 'For example: ticket, password, unsubscribe',
  find: 'Find',
  all: 'All articles',
  back: 'All help',
  nothing: { title: 'Nothing found', text: 'Try one shorter word, for example “ticket”.' },
  contact: { title: 'No answer here?', text: 'Write to the site team, and we’ll work it out together.', link: 'How to reach us' },
  sameTopic: 'More on this topic',
  sections: {
    registration: 'Signing up',
    'sign-in': 'Signing in',
    events: 'Events and tickets',
    profile: 'Profile',
    teams: 'Teams',
    spaces: 'Places and rooms',
    organizers: 'For organizers',
    notifications: 'E-mails and notifications',
    minors: 'For people under 18',
    data: 'Your data',
    deletion: 'Deleting the account',
    security: 'Security',
  },
} satisfies Dictionary['support']
