/** The longest calendar file, in characters. */
export const calendarLength = 500_000

/** Texts of other sites are cut to these lengths, in characters. */
export const importedInfoLength = 20_000
