/** Why nothing can begin, in one sentence for the person at the terminal. */
export class CannotStart extends Error {}
