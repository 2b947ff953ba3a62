/** The anchor of the forms to the organizers. */
export const contactId = 'contact'
