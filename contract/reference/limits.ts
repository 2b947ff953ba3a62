export const referencePageSizes = { interests: 100 } as const

export const defaultCityId = 881
