import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, itemsOf, line } from '../shapes.ts'
import { exportFormats } from './limits.ts'

/** A list as a file. The declaration of each list is in its domain. */

/** The query of the list without its page. */
const exportFilter = z.record(z.string().max(60), z.union([z.string().max(400), z.number()]))

const tableExport = z.object({
  id,
  name: z.string(),
  format: z.enum(exportFormats),
  filter: exportFilter,
  status: z.enum(['queued', 'making', 'ready', 'failed']),
  rowsDone: z.int(),
  /** Null until the rows are counted. */
  rowsTotal: z.int().nullable(),
  /** Bytes of the file. */
  size: z.int().nullable(),
  createdAt: instant,
  expiresAt: instant,
})
export type TableExportState = z.output<typeof tableExport>

export const exporting = calls({
  'POST /exports': {
    summary: 'Starts an export of a list; while an equal one is running, returns that one',
    access: 'signedIn',
    body: z.strictObject({
      name: line(60),
      format: z.enum(exportFormats),
      filter: exportFilter.optional(),
    }),
    reply: tableExport,
    refusals: ['notFound', 'forbidden', 'invalidInput'],
  },
  'GET /exports': { summary: 'Lists the latest exports of the caller', access: 'signedIn', reply: itemsOf(tableExport) },
  'GET /exports/:id': {
    summary: 'Returns the progress of an own export',
    access: 'signedIn',
    reply: tableExport,
    refusals: ['notFound', 'forbidden'],
  },
  'GET /exports/:id/file': {
    summary: 'Downloads the file of an own export',
    access: 'signedIn',
    reply: { mediaType: 'application/octet-stream', isStream: true },
    refusals: ['notFound', 'forbidden'],
  },
})
