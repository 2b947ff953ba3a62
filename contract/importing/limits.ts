/** The longest calendar file, in characters. */
export const calendarLength = 500_000
/** A character of UTF-8 in JSON takes up to six bytes; calendars are mostly ASCII. */
export const calendarBytes = 2 * 1024 * 1024

/** Texts of other sites are cut to these lengths, in characters. */
export const importedInfoLength = 20_000
