export const participationPageSizes = { activity: 8 } as const

export const reminderHours = { offline: 24, online: 1 } as const
