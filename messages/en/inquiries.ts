import { plural } from '../plural.ts'
import type { inquiriesServer as inquiriesRu } from '../ru/inquiries.ts'
import type { Dictionary } from '../ru.ts'
import type { SameWords } from '../words.ts'

export const inquiries: Dictionary['inquiries'] = {
  title: 'Inquiry to the organizer',
  optional: 'optional',
  types: { attendance: 'Mark attendance', participation: 'Admit to the event' },
  statuses: { wait: 'Waiting', approved: 'Approved', declined: 'Declined' },
  forms: {
    attendance: {
      open: 'I wasn’t marked',
      lead: 'You came, but your attendance isn’t marked? Tell the organizer, who will check it and mark you.',
      text: 'What helps to check it',
      textHelp: 'For example, when you arrived and whom you talked to.',
    },
    participation: {
      open: 'Ask for a seat',
      lead: 'Registration is closed or full, but the organizer may admit you if a seat turns up.',
      text: 'Why it matters to you',
      textHelp: 'In short: your background and what you expect from the event.',
    },
  },
  files: 'Files',
  filesHelp: (count) => `Photos, PDF or documents up to 4 MB each, ${count} at most. Only organizers and experts of the event see them.`,
  send: 'Send the inquiry',
  sent: 'Sent. The answer will come as a notification and by email.',
  own: 'Your inquiries',
  ownLead: 'The answer comes as a notification and by email.',
  nothing:
    'There is nothing to ask for now. You can ask to be marked once the event has started, if you were accepted, and for a place while registration is closed and the event isn’t over.',
  toEvent: 'To the event',
  answer: (text) => `The organizer’s answer: ${text}`,
  organizer: {
    title: 'Inquiries of participants',
    lead: 'Requests to mark attendance or to admit to an event. Each can be answered once.',
    tabs: { wait: 'Waiting', approved: 'Approved', declined: 'Declined' },
    allEvents: 'All events',
    count: (count) => `${count} ${plural('en', count, { one: 'inquiry', other: 'inquiries' })}`,
    download: 'Download files and texts',
    noText: 'No text',
    files: 'Files of the inquiry',
    comment: 'Answer to the participant',
    commentHelp: 'The participant reads it in the notification and on the event page.',
    effects: {
      attendance: 'If you approve, the participant is marked as attended.',
      participation: 'If you approve, the participant gets a seat. The limit can’t be exceeded.',
    },
    approve: 'Approve',
    decline: 'Decline',
    decided: 'The answer is on its way to the participant.',
    empty: {
      wait: { title: 'No new inquiries', hint: 'When a participant asks to be marked or admitted, the inquiry appears here.' },
      approved: { title: 'No approved inquiries', hint: 'Inquiries that you’ve approved are collected here.' },
      declined: { title: 'No declined inquiries', hint: 'Inquiries that you’ve declined are collected here.' },
    },
    toWaiting: 'To the waiting ones',
  },
}

export const inquiriesServer: SameWords<typeof inquiriesRu> = {
  columns: {
    inquiryType: 'Request',
    inquiryText: 'Text of the inquiry',
  },
}
