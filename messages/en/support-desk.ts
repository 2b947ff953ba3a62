import type { Dictionary } from '../ru.ts'

/** The queue of messages to the support, for staff. */
export const supportDesk = {
  search: 'Name or email',
  states: { open: 'Waits for an answer', answered: 'Answered', closed: 'Closed' },
  columns: { who: 'Who', text: 'Latest message', when: 'When' },
  visitor: 'No account',
  nothing: { open: 'Everything is answered', answered: 'Nothing here yet', closed: 'Nothing here yet', all: 'No messages yet' },
  nothingHint: {
    open: 'A new message appears here, the oldest first.',
    answered: 'The messages you have answered collect here.',
    closed: 'Closed messages collect here. A conversation opens again when its author writes.',
    all: 'When somebody writes to support, the message appears here.',
  },
  profile: 'Profile',
  language: 'Language',
  languages: { ru: 'Russian', en: 'English', kz: 'Kazakh' },
  byEmail: 'The answer is sent to this address.',
  inThread: 'The author gets a notification and an email with the answer.',
  files: 'Files',
  staff: 'Support',
  answer: 'Answer',
  send: 'Answer',
  sendAndClose: 'Answer and close',
  sent: 'The answer is sent',
  close: 'Close without an answer',
  closed: 'The conversation is closed',
  open: 'Return to waiting',
  opened: 'The conversation waits for an answer again',
  answeredBy: (name) => `Answered by ${name}`,
  missing: 'There is no such conversation. Its author may have deleted the account.',
  messagePages: 'Pages of the conversation',
} satisfies Dictionary['supportDesk']
