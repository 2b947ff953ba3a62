import type { inquiriesRefusals as declared } from '../../../contract/inquiries/refusals.ts'

export const inquiriesRefusals = {
  inquiryWaiting: 'The organizer already has your inquiry. Please wait for the answer.',
  inquiryDecided: 'This inquiry has already been answered.',
  attendanceUnavailable: 'Participants who aren’t marked yet can ask for a mark once the event has started.',
  participantBanned: 'The administration of the space has restricted this user. You can decline the inquiry.',
  admissionUnavailable: 'You can ask for a seat when registration is closed or full and the event isn’t over.',
} satisfies Record<keyof typeof declared, string>
