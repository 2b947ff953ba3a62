/** Letters of mailings; `organizer` is a name. */
export const mailingLetters = {
  templates: { organizer: 'A letter from the organizer', partner: 'A letter from a partner', boiling_point: 'Boiling Point' },
  footer: (organizer: string) =>
    `Sent by ${organizer}. You got this letter as a participant of events or a subscriber of an organization on Together.`,
  unsubscribe: 'Stop letters from organizers',
  files: 'Files',
  toQuiz: 'Answer the questions',
  test: (subject: string) => `Test: ${subject}`,
  reader: 'friends',
  yourCity: 'your city',
  anEvent: 'the event',
  aDate: 'the date to be announced',
  aPlace: 'the place to be announced',
}
