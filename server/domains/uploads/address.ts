/** Where a finished upload is served from. */
export const uploadUrl = (uploadId: string): string => `/files/${uploadId}`
