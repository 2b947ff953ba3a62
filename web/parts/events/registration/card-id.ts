/** The anchor of the registration card. */
export const cardId = 'participation'
