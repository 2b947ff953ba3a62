/** The email with the message of an organizer; `event` is a name. */
export const attendeesLetters = {
  message: {
    subject: ({ event, subject }: { event: string; subject: string }) => `${subject} — ${event}`,
    from: (event: string) => `A message from the organizer of “${event}”.`,
  },
}
