export const notificationPageSizes = { notifications: 4 } as const

export const notificationCut = 50
export const notificationThrottleMs = 5_000
export const globalNotificationCookieDays = 30

export const notificationTypes = {
  eventInvite: 1,
  eventDecision: 2,
  contactAccessRequest: 3,
  contactAccessResult: 4,
  quiz: 5,
  subscription: 6,
  eventReminder: 7,
  eventChanged: 8,
  eventCancelled: 9,
  teamRequest: 10,
  teamDecision: 11,
  bookingDecision: 12,
  mailingDecision: 13,
  expertInvite: 14,
  certificate: 15,
  organizationAppeal: 16,
  moderation: 17,
  system: 18,
  inquiry: 19,
  inquiryDecision: 20,
  expertDecision: 21,
} as const
export type NotificationName = keyof typeof notificationTypes
export type NotificationType = (typeof notificationTypes)[NotificationName]
