import { plural } from '../plural.ts'
import type { bookingsServer as bookingsRu } from '../ru/bookings.ts'
import type { Dictionary } from '../ru.ts'
import type { SameWords } from '../words.ts'

const counted = (count: number, one: string, other: string) => `${count} ${plural('en', count, { one, few: other, many: other, other })}`

/** Own bookings of halls, and the form of a booking. */
export const bookings: Dictionary['bookings'] = {
  title: 'My bookings',
  create: 'Book a room',
  tabs: { label: 'Bookings', future: 'Upcoming', past: 'Past', space: 'Requests' },
  states: { pending: 'Awaiting a decision', approved: 'Confirmed', rejected: 'Declined', cancelled: 'Cancelled' },
  nothing: {
    future: { title: 'No bookings yet', text: 'Choose a space, a day and a time: the room is yours as soon as the staff confirm.' },
    past: { title: 'Past meetings will appear here', text: 'None has taken place yet.' },
  },
  nothingInSpaces: {
    waiting: { title: 'Everything is decided', text: 'New requests for rooms will appear here.' },
    future: { title: 'No upcoming bookings', text: 'Confirmed and waiting ones will appear here.' },
    past: { title: 'No past bookings', text: 'Past and cancelled ones will appear here.' },
  },
  shows: { label: 'Which bookings', waiting: 'Awaiting a decision', future: 'All upcoming', past: 'Past and cancelled' },
  invited: 'You are invited',
  invitedBy: (name) => `${name} invites you`,
  reason: (text) => `Reason: ${text}`,
  back: '← All bookings',
  allSpaces: 'Bookings of all spaces',
  spaces: 'Spaces',
  everySpace: 'All spaces',
  change: 'Change',
  cancelling: {
    ask: 'Cancel the booking',
    question: 'Cancel it? The room is free at once, and the participants are told.',
    one: 'Cancel the meeting',
    later: 'Cancel this and the later meetings',
  },
  leaving: {
    ask: 'I’m not coming',
    question: 'Leave the meeting? Its author is told, and it disappears from your list.',
    one: 'Leave the meeting',
    later: 'Leave this and the later meetings',
  },
  cancelled: 'The booking is cancelled, and the room is free.',
  ofEvent: 'Rooms of the event:',
  chooseSpace: 'Choose a space',
  findSpace: 'Find a space',
  findSpaceHint: 'Name, city or street',
  noSpaceFound: 'No such space with rooms',
  otherSpace: 'Another space',
  noSpaces: 'No rooms to book yet',
  noSpacesText: 'There are no spaces with rooms yet. Have a look at the other venues.',
  spacesFailed: 'The spaces couldn’t be loaded',
  spacesFailedText: 'Try again in a minute. Bookings already made are safe.',
  toPlaces: 'To the venues',
  hallCount: (count) => counted(count, 'room', 'rooms'),
  seats: (count) => counted(count, 'seat', 'seats'),
  days: 'Days with free rooms',
  earlierMonth: 'Previous month',
  laterMonth: 'Next month',
  noDays: 'No room is free this month. Try the next one.',
  noDaysAhead: 'No room is free this month, and rooms are halls at most a year ahead.',
  notBookable: 'The rooms of this space can’t be halls at the moment. Please choose another space.',
  closedDay: 'The space is closed on this day.',
  noHalls: 'No room is free on this date.',
  grid: {
    label: 'Free times of the rooms',
    time: 'Time',
    hint: 'Press the start, then the end.',
    free: (hall, start, end) => `${hall}: free ${start}–${end}`,
    taken: (hall, start) => `${hall}: taken at ${start}`,
  },
  form: {
    day: 'Day',
    hall: 'Room',
    start: 'Start',
    end: 'End',
    taken: 'The room is taken or closed at that time.',
    zone: (zone) => `Time of the space (${zone})`,
    theme: 'Subject of the meeting',
    agenda: 'Agenda',
    equipment: 'Equipment',
    participants: 'Participants',
    participantsHelp: 'They receive an invitation.',
    participantName: 'First or last name',
    unknownParticipant: 'Name each so that one person matches: first and last name, separated by commas.',
    optional: 'optional',
    book: 'Book',
    change: 'Save the changes',
    next: 'The staff of the space confirm or decline. The answer comes by notification and email.',
  },
  series: {
    title: 'Repeat',
    never: 'Once',
    steps: { week: 'Every week', twoWeeks: 'Every two weeks' },
    meetings: (count) => counted(count, 'meeting', 'meetings'),
    fewer: 'One meeting fewer',
    more: 'One meeting more',
    obstacles: {
      slotTaken: 'That time is taken',
      noHallsForDate: 'No rooms are free',
      spaceClosed: 'Closed',
      hallOutOfUse: 'The room isn’t available',
    },
    instead: (date) => `Instead on ${date}`,
    skip: 'Skip this day',
    of: (count) => `Repeats: ${counted(count, 'meeting', 'meetings')}`,
    decideLater: 'Also all later meetings that await a decision',
  },
  decision: {
    title: 'Decision',
    of: (name) => `Requested by ${name}`,
    obstacles: {
      hallOutOfUse: 'It can’t be confirmed: the room or the space no longer takes bookings.',
      spaceClosed: 'It can’t be confirmed: the space is now closed at that time.',
      authorBanned: 'It can’t be confirmed: the author is banned from this space.',
      slotTaken: 'It can’t be confirmed: another booking has this time now.',
    },
    approve: 'Confirm',
    approved: 'The booking is confirmed.',
    reject: 'Decline',
    rejected: 'The booking is declined.',
    comment: 'Reason for declining',
  },
}

/** Notices about bookings; the decision has the text of its type. */
export const bookingsServer: SameWords<typeof bookingsRu> = {
  occasions: {
    bookingRequested: {
      title: 'New booking',
      text: ({ user, space, booking, halls, others }) => `${user} asks for a room at “${space}”: “${booking}”, ${halls}${more(others)}`,
    },
    bookingChanged: {
      title: 'The booking has changed',
      text: ({ space, booking, halls }) => `“${space}”: the booking “${booking}” has changed, ${halls}`,
    },
    bookingMoved: {
      title: 'The meeting has moved',
      text: ({ space, booking, halls }) => `“${booking}” now has another time or room: ${halls}, “${space}”`,
    },
    bookingInvited: {
      title: 'Invitation to a meeting',
      text: ({ user, space, booking, halls, others }) => `${user} invites you to the meeting “${booking}”: ${halls}, “${space}”${more(others)}`,
    },
    bookingUninvited: {
      title: 'Invitation withdrawn',
      text: ({ space, booking, halls }) => `You are no longer a participant of the meeting “${booking}”: ${halls}, “${space}”`,
    },
    bookingLeft: {
      title: 'A participant isn’t coming',
      text: ({ user, booking, halls, others }) => `${user} isn’t coming to the meeting “${booking}”: ${halls}${more(others)}`,
    },
    bookingRefused: {
      title: 'The meeting is off',
      text: ({ space, booking, halls, others }) => `“${space}” has declined the room, so the meeting “${booking}” is off: ${halls}${more(others)}`,
    },
    bookingRestored: {
      title: 'The meeting is on again',
      text: ({ space, booking, halls }) => `The room is confirmed after all, the meeting “${booking}” takes place: ${halls}, “${space}”`,
    },
    bookingCancelled: {
      title: 'The booking is cancelled',
      text: ({ space, booking, halls, others }) => `The meeting “${booking}” is off: ${halls}, “${space}”${more(others)}`,
    },
    bookingShifted: {
      title: 'The hours of a meeting have changed',
      text: ({ space, booking, halls, others }) =>
        `“${space}” is in another time zone now. Please check the time of “${booking}”: ${halls}${more(others)}`,
    },
    bookingClosed: {
      title: 'The room or the time is closed',
      text: ({ space, booking, halls, others }) =>
        `“${space}” is closing the room or these hours. Please check whether “${booking}” takes place: ${halls}${more(others)}`,
    },
  },
}

/** The further meetings of a series. */
const more = (others: number) => (others > 0 ? `, and ${counted(others, 'more meeting', 'more meetings')}` : '')
