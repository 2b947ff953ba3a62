/** Days until the file of an export is removed. */
export const tableExportDays = 7

/** Own exports that the list returns, the latest first. */
export const listedExports = 20
