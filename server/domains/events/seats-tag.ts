/** What is told of whenever seats of an event are taken or given back; whatever shows them carries it. */
export const seatsTag = (eventId: number): string => `seats:${eventId}`
