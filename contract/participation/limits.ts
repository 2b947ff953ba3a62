export const participationPageSizes = { activity: 8 } as const

export const reminderHours = { offline: 24, online: 1 } as const

/** So long a visitor may take to sign in and still be registered by the press that led there. */
export const askedRegistrationMinutes = 30

/** Online participants confirm their presence from the start of an event until so long after its end. */
export const onlineCompletionHoursAfter = 24
