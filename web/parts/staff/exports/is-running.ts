import type { ExportItem } from './load-exports.ts'

/** The file is not ready yet, and has not failed. */
export const isRunning = ({ status }: ExportItem) => status === 'queued' || status === 'making'
