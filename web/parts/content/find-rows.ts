import { browserApi } from '../../kernel/browser-api.ts'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import type { RowSource } from './content-table.ts'
import { eventOption } from './event-option.ts'

const shown = 20

/** Public events by name, or events in any status by their numbers. */
const findEvents: LoadOptions = async (text) => {
  const numbers = /^[\d\s,;]+$/.test(text) ? text.match(/\d{1,9}/g) : null
  const attempt = numbers
    ? await browserApi('GET /admin/events/names', { query: { ids: numbers.map(Number) } })
    : await browserApi('GET /events', { query: { search: text, paginationSize: shown } })
  if (!attempt.ok) throw new Error('events could not be loaded')
  return attempt.reply._items.map(eventOption)
}

/** Suggestions for a typed text, by the rows that a list of ids refers to. */
export const findRows: Record<RowSource, LoadOptions> = { events: findEvents }
