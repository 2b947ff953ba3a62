/** The anchor of the request for admin rights, to which other pages lead. */
export const requestsId = 'requests'
