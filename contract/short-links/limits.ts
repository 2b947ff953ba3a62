export const shortLinksPageSizes = { shortUrls: 10 } as const

/** Latin letters, digits and single hyphens between them. */
export const shortNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const shortNameLengths = { min: 2, max: 60 } as const

/** Short links of one user. */
export const maxShortLinks = 500

/** The largest limit of visitors of a short link. */
export const maxShortLinkVisitors = 1_000_000

/** A link that leads to another site is `wait` until staff have looked at it; it works meanwhile. */
export const shortLinkModerations = ['wait', 'approved', 'declined'] as const

export const shortLinkCommentLength = 500

/** Days of the statistics. */
export const shortLinkDays = 90

/** The source of a visit that came from the QR code. */
export const qrSource = 'qr'
export const directSource = 'direct'
