/** Time to undo a decision, in seconds. The user is notified after it. */
export const undoSeconds = 30
