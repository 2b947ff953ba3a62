import { isRouteErrorResponse } from 'react-router'

export type ErrorDetails = {
  status: number
  code: number | null
  /** The review of an own event that the public does not see yet. */
  review?: { eventId: number; isDeclined: boolean; comment: string | null } | undefined
}

/** The status of an error and the inner code of its refusal; an ordinary exception is a 500. */
export const errorDetails = (error: unknown): ErrorDetails => {
  if (!isRouteErrorResponse(error)) return { status: 500, code: null }
  const code = typeof error.data === 'object' && error.data !== null && 'code' in error.data ? error.data.code : null
  return { status: error.status, code: typeof code === 'number' ? code : null, review: reviewIn(error.data) }
}

/** The loader of the event page adds it to the refusal (`refusedEvent` in `web/parts/events/event-page-data.ts`). */
const reviewIn = (details: unknown): ErrorDetails['review'] =>
  // only that loader writes this key
  typeof details === 'object' && details !== null && 'review' in details ? (details.review as ErrorDetails['review']) : undefined
