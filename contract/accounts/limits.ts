export const adultAge = 18
export const minimumAge = 12
export const maximumAge = 100

export const codeLength = 4
export const codeLifetimeMinutes = 5
export const codeTries = 5
export const resendSeconds = 60
export const codeAutoConfirmMs = 600
export const failuresBeforeCaptcha = 3
/** Codes a day that unknown browsers may send to a phone without a captcha. */
export const freeCodesADay = 3

export const sessionDays = 7
/** Lifetime of a known browser of an account. */
export const trustedBrowserDays = 180
export const storedLoginMs = 86_400_000
export const storedFormMs = 86_400_000

export const parentalConsentWindowDays = 30
export const consentYears = 10

export const roleRanks = { control: 4, admin: 3, crm_tk_staff: 2, registered: 1 } as const
export type Role = keyof typeof roleRanks

export const userStatuses = { minor: 8, deactivated: 9, active: 10, merged: 11, unfinished: 15 } as const
export const hiddenNetworks = ['facebook', 'mos'] as const
export const userNameCut = 100
