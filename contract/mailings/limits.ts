export const digestMailingTypeId = 1
