export const spacesPageSizes = { places: 15, spaces: 15, spaceSearch: 10 } as const

export const placeTypes = ['city', 'university', 'legal_person', 'partner'] as const
export type PlaceType = (typeof placeTypes)[number]

export const placeModerations = ['wait', 'approved', 'declined'] as const

/** Spaces that the completion of a typed name offers. */
export const offeredSpaces = 20

/** A map with more places than this shows their cities instead. */
export const mapPoints = 500

export const placeNameLength = 200
export const placeAddressLength = 300
export const placeDescriptionLength = 20_000
export const suggestionCommentLength = 500
