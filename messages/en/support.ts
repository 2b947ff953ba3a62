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
  contact: 'Address, phone and company details are on the contact page',
  messages: {
    title: 'Write to support',
    thread: 'Your conversation with support',
    lead: 'Tell us what happened and what you have tried. We usually answer within a working day.',
    visitorLead: 'Tell us what happened. The answer comes by email, usually within a working day.',
    text: 'Message',
    textHelp: 'Never write passwords or codes: we don’t ask for them.',
    email: 'Email for the answer',
    files: 'Files',
    filesHelp: (count) => `Up to ${count} files: a screenshot, a PDF, a document. Only support sees them.`,
    optional: 'optional',
    send: 'Send',
    sent: 'Your message is sent. The answer appears here, and you’ll be notified.',
    sentTo: (email) => `Your message is sent. The answer comes to ${email}.`,
    sentByEmail: 'The message is sent. The answer comes to your email.',
    captcha: 'One check is left, that a person is writing: type the digits of the picture and send the message again.',
    you: 'You',
    staff: 'Support',
    isNew: 'new answer',
    markRead: 'Mark the answer as read',
    pages: 'Pages of the conversation',
    signIn: 'Have an account? Sign in, and the conversation stays in it.',
  },
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

export const supportServer = {
  occasions: {
    supportAnswered: { title: 'Answer from support', text: () => 'The team has answered your message' },
  },
}
