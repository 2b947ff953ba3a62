/** Cache tag of replies that contain the seats of an event. It is invalidated when seats are taken or released. */
export const seatsTag = (eventId: number): string => `seats:${eventId}`
