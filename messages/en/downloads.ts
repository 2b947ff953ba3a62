import { plural } from '../plural.ts'
import type { downloadsServer as downloadsRu } from '../ru/downloads.ts'
import type { SameWords } from '../words.ts'
/** Exports of staff lists as files. */
export const downloads = {
  title: 'Exports',
  lead: 'Lists are collected in the background, so you may leave the page. A file is kept for seven days.',
  start: 'Export',
  format: 'File format',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  states: { queued: 'Starting soon', making: 'In progress', ready: 'Ready', failed: 'The file couldn’t be made, please try again' },
  progress: (done: string, total: string) => `${done} of ${total}`,
  readyNotice: 'The export is ready to download.',
  download: 'Download',
  all: 'All exports',
  refresh: 'Refresh',
  back: 'To the panel',
  empty: 'No exports yet',
  emptyHint: 'Open a queue and press “Export”: the file will appear here.',
  columns: { list: 'List', filter: 'Filter', at: 'Started', file: 'File' },
  count: (count: number) => `${count} ${plural('en', count, { one: 'export', other: 'exports' })}`,
}

/** Titles of columns that several lists have, and notices. */
export const downloadsServer: SameWords<typeof downloadsRu> = {
  columns: {
    id: 'No.',
    userId: 'User No.',
    user: 'User',
    city: 'City',
    email: 'Email',
    phone: 'Phone',
    state: 'State',
    comment: 'Comment',
    addedAt: 'Added (Moscow time)',
  },
  occasions: {
    tableExportReady: { title: 'Your export is ready', text: () => 'Download the file on the exports page, it’s kept for seven days' },
  },
}
