/** Actions of a host: `close` shows the result of a question before its time, `reset` opens the lobby of a new round. */
export const controlActions = ['start', 'next', 'finish', 'close', 'reset'] as const
export type ControlAction = (typeof controlActions)[number]

export const liveStates = ['waiting', 'running', 'finished'] as const
export type LiveState = (typeof liveStates)[number]

/** `open` takes answers, `result` shows them. */
export const livePhases = ['open', 'result'] as const

/** Characters of a name at the table. */
export const playerNameLength = { least: 2, most: 40 } as const

/** Points of a right answer: the most at once, the least at the end of the time. */
export const livePoints = { most: 1000, least: 500 } as const

/** Rows of the table of places while the quiz runs and at its end, and names in a lobby. */
export const shownPlaces = { running: 5, finished: 50 } as const
export const shownNames = 60

export const joinCodeLength = 6

/** A page asks again after this time while it has no event stream (A133). */
export const pollMs = 2_000

/** Answers arrive up to this long after the time is over, because a network is slow; then the result is shown. */
export const graceMs = 1_000
