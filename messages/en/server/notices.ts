import type { notices as russian } from '../../ru/server/notices.ts'
import type { SameWords } from '../../words.ts'

export const notices: SameWords<typeof russian> = {
  somebody: 'Someone',
  anEvent: 'an event',
  aSpace: 'the space',
  aQuiz: 'the survey',
  aBooking: 'the meeting',
  noBooking: 'the booking is deleted',
  aTeam: 'the team',
  anOrganization: 'an organization',
  types: {
    eventInvite: { title: 'Invitation to an event', text: ({ event }) => `You’re invited to “${event}”` },
    eventDecision: {
      title: 'Decision on your application',
      text: ({ event, decision }) => {
        if (decision === 'wait') return `Your application to “${event}” is waiting for a decision again`
        return decision === 'declined' ? `The request for “${event}” was declined` : `You’re going to “${event}”`
      },
    },
    contactAccessRequest: { title: 'Contact request', text: ({ user }) => `${user} asks to see your phone and email` },
    contactAccessResult: {
      title: 'Contact request answered',
      text: ({ user, decision }) => (decision === 'approved' ? `${user} shares contacts with you` : `${user} doesn’t share contacts`),
    },
    quiz: { title: 'Questions for you', text: ({ quiz }) => `Please answer: “${quiz}”` },
    subscription: { title: 'New follower', text: ({ user }) => `${user} now follows your events` },
    eventReminder: { title: 'Starting soon', text: ({ event }) => `“${event}” starts soon` },
    eventChanged: { title: 'The event has changed', text: ({ event }) => `See what is new: “${event}”` },
    eventCancelled: { title: 'The event is cancelled', text: ({ event }) => `The organizer cancelled “${event}”` },
    teamRequest: { title: 'Request to join', text: ({ user }) => `${user} wants to join your team` },
    teamDecision: {
      title: 'The team has answered',
      text: ({ decision }) => (decision === 'approved' ? 'You’ve joined the team' : 'The team declined your request'),
    },
    bookingDecision: {
      title: 'Your booking is decided',
      text: ({ booking, halls, others, decision }) =>
        `“${booking}”: the booking ${decision === 'approved' ? 'is confirmed' : 'was declined'}, ${halls}${others > 0 ? ` (further meetings: ${others})` : ''}`,
    },
    mailingDecision: {
      title: 'Your mailing is decided',
      text: ({ decision }) => (decision === 'approved' ? 'The mailing is approved' : 'The mailing was declined'),
    },
    expertInvite: { title: 'Expert invitation', text: ({ event }) => `You’re asked to score participants: “${event}”` },
    certificate: { title: 'Your certificate is ready', text: ({ event }) => `You can download your certificate for “${event}”` },
    organizationAppeal: {
      title: 'Request for admin rights',
      text: ({ user, organization }) => `${user} asks to become an admin of “${organization}”`,
    },
    moderation: {
      title: 'The moderator has decided',
      text: ({ decision }) => (decision === 'declined' ? 'The moderator declined your entry' : 'The moderator approved your entry'),
    },
    inquiry: { title: 'Inquiry of a participant', text: ({ user, event }) => `${user} asks about “${event}”` },
    inquiryDecision: {
      title: 'Answer to your inquiry',
      text: ({ event, decision }) =>
        decision === 'approved' ? `“${event}”: the organizer has marked your attendance` : `“${event}”: the organizer declined your inquiry`,
    },
    expertDecision: {
      title: 'Answer of an expert',
      text: ({ user, event, decision }) =>
        decision === 'approved' ? `${user} will score participants: “${event}”` : `${user} can’t score participants: “${event}”`,
    },
  },
  other: { title: 'News of the platform', text: () => 'Open your notifications to learn more' },
  letter: {
    open: 'Open on the platform',
    allow: 'Share contacts',
    decline: 'Don’t share',
    reason: (text) => `Reason: ${text}`,
    comment: (text) => `Comment: ${text}`,
    footer: 'You received this email because there is news for you on Together. You can choose which emails you get in settings.',
    unsubscribe: 'Stop emails of this kind',
  },
}
