/** Several operators mark the visitors of one space at once. */
export const pollMs = 15_000
