/** The email with the message of an organizer; `event` is a name. */
export const attendeesLetters = {
  message: {
    subject: ({ event, subject }: { event: string; subject: string }) => `${subject} — ${event}`,
    from: (event: string) => `Сізге «${event}» іс-шарасының ұйымдастырушысы жазып отыр.`,
  },
}
