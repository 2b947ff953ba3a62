export const eventPageSizes = { events: 15, search: 9, eventsFiltered: 24, similarEvents: 7, topParticipants: 50, homeContests: 4 } as const

export const firstCardsBeforePromo = 8
export const internalEventTypeId = 9
export const homeEventsWindowDays = 7
export const liveOpensMinutesBefore = 30

/** The kinds of pages that visitors of an event page come from. `mailing` is a link of an email (utm_medium), `direct` has no referrer. */
export const viewSources = ['search', 'social', 'direct', 'own', 'mailing', 'other'] as const
export type ViewSource = (typeof viewSources)[number]
