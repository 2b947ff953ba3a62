export const participationPageSizes = { activity: 8 } as const

export const reminderHours = { offline: 24, online: 1 } as const

/** Online participants confirm their presence from the start of an event until so long after its end. */
export const onlineCompletionHoursAfter = 24
