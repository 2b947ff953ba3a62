import type { attendeesRefusals as declared } from '../../../contract/attendees/refusals.ts'

export const attendeesRefusals = {
  selectionChanged: 'The list has changed while you were looking at it. Reload it and check your selection.',
  tooManyChosen: 'These are too many participants to change at once. Narrow the filter.',
  alreadyAttended: 'Some of the selected participants have already come. Remove their marks first.',
  participantsBanned: 'The venue has restricted the participation of some of them. Leave them out and try again.',
  tooManyTags: 'There are too many tags. Remove some and try again.',
  noReplyAddress: 'To receive replies, confirm your email address in the settings.',
  exportTooLong: 'This list is long: export it in the background, and we’ll notify you when the file is ready.',
  codeUnknown: 'We don’t know this code. Check it or scan it again.',
  codeExpired: 'This code has expired. Ask to open the page with the code again.',
  notApproved: 'Only a participant approved for this event can be marked.',
  attendanceClosed: 'It’s too early: marks open three hours before the start.',
  eventNotToday: 'The poster works during the event only: from three hours before the start to three hours after the end.',
} satisfies Record<keyof typeof declared, string>
