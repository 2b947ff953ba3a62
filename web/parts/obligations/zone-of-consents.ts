/** Ages and the days of a parental consent are counted by the calendar of Moscow (A104). */
export const zoneOfConsents = 'Europe/Moscow'
