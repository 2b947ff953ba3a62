import type { Dictionary } from '../ru.ts'

/** The page of the code from a poster, and the organizer's list of participants. */
export const attendees: Dictionary['attendees'] = {
  poster: {
    title: 'Event check-in',
    mark: 'Check in',
    markHint: 'This tells the organizer that you came. Only the organizer can remove the mark.',
    marked: (time) => `You checked in at ${time}`,
    early: (time) => `It is too early to check in. Check-in opens on ${time}: open this page again then.`,
    late: (time) => `Check-in closed on ${time}. If you were there, write to the organizer from the event page.`,
    canceled: 'The event is cancelled, so there is nothing to check in to.',
    stranger: 'You are not registered for this event. Register on its page first, then come back here.',
    waiting: 'Your request is not approved yet. Talk to the organizer on site.',
    declined: 'The organizer declined your request, so you cannot check in.',
    toEvent: 'To the event',
    unknown: 'We do not know this code',
    unknownHint: 'Point the camera at the poster again: the code may have been read only in part.',
    toActivity: 'My events',
  },
}

/** Columns and titles of exported participants, the poster, and notices. */
export const attendeesServer = {
  columns: {
    participantRole: 'Role',
    participantFormat: 'Takes part',
    participantSpace: 'Space',
    participantTags: 'Tags',
    registeredAt: 'Registered (Moscow)',
    attendedAt: 'Attended (Moscow)',
  },
  exports: {
    participants: {
      title: 'Participants',
      states: { approved: 'Approved', wait: 'Waits for a decision', waitingList: 'On the waiting list', declined: 'Declined' },
      roles: {
        participant: 'Participant',
        speaker: 'Speaker',
        host: 'Host',
        organizer: 'Organizer',
        expert: 'Expert',
        media: 'Media',
      },
      formats: { online: 'Online', offline: 'On site' },
    },
  },
  posters: {
    attendance: {
      title: 'Check in here',
      hint: 'Point the camera of your phone at the code and open the link.',
      file: 'Check-in poster',
    },
  },
  occasions: {
    organizerMessage: { title: 'Message from the organizer', text: () => 'The organizer wrote to you about the event' },
  },
}
