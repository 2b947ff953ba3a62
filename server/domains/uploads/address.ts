/** The address a finished upload is served from. */
export const uploadUrl = (uploadId: string): string => `/files/${uploadId}`

export const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
