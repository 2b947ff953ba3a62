/** A failed start, with one sentence for the user at the terminal. */
export class CannotStart extends Error {}
