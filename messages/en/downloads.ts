/** Exports of staff lists as files. */
export const downloads = {
  title: 'Exports',
  lead: 'Lists are collected in the background, so you may leave the page. A file is kept for seven days.',
  start: 'Export',
  format: 'File format',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  states: { queued: 'Starting soon', making: 'In progress', ready: 'Ready', failed: 'The file could not be made, please try again' },
  progress: (done: string, total: string) => `${done} of ${total}`,
  download: 'Download',
  all: 'All exports',
  refresh: 'Refresh',
  back: 'To the panel',
  empty: 'No exports yet. Open a queue and press “Export”.',
}
