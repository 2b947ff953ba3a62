export const uploadBytes = 4 * 1024 * 1024
export const bannerBytes = 2 * 1024 * 1024
