/** Days until the file of an export is removed. */
export const tableExportDays = 7

/** Own exports that the list returns, the latest first. */
export const listedExports = 20

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
