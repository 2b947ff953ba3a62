export const liveQuizRefusals = {
  playerNameTaken: { status: 409, field: 'name' },
  /** The name pretends to be the host or consists of signs only. */
  playerNameRefused: { status: 422, field: 'name' },
  /** No host has opened the lobby. */
  lobbyClosed: { status: 409 },
  /** The user has played the quiz, or a host leads it now. */
  notAlone: { status: 409 },
  /** Only a quiz in the mode fast is played live. */
  notFastQuiz: { status: 409 },
} as const
