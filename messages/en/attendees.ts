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
