import type { organizingLetters as russian } from '../../ru/server/organizing-letters.ts'
import type { SameWords } from '../../words.ts'

export const organizingLetters = {
  cancelled: {
    subject: (event) => `Event cancelled: ${event}`,
    text: (event) => `We’re sorry: the organizer has cancelled “${event}”. If it’s in your calendar, it will leave by itself.`,
    reason: (reason) => `Reason: ${reason}`,
  },
  changed: {
    subject: (event) => `New date or venue: ${event}`,
    text: (event) => `The organizer has changed “${event}”. You’re still registered.`,
    when: ({ before, after }) => `When: ${after}. Before: ${before}.`,
    where: ({ before, after }) => `Where: ${after}. Before: ${before}.`,
    advice: 'If you can’t come, please cancel on the page of the event, so that someone who is waiting gets your seat.',
  },
  written: {
    question: (event) => `Question about the event: ${event}`,
    media: (event) => `Media accreditation: ${event}`,
    from: (name) => `${name} has written to you. To answer, reply to this email.`,
    fromMedia: ({ name, media }) => `${name}, ${media}: a request for accreditation. To answer, reply to this email.`,
    email: (email) => `Email: ${email}`,
    phone: (phone) => `Phone: ${phone}`,
  },
} satisfies SameWords<typeof russian>
