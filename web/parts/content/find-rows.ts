import type { Attempt } from '../../kernel/api.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import type { RowSource } from './content-table.ts'
import { eventOption } from './event-option.ts'
import { namedOption } from './named-option.ts'

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

const findThemes: LoadOptions = async (q) => optionsIn(await browserApi('GET /themes/completion', { query: { q } }))

const findOrganizations: LoadOptions = async (search) => optionsIn(await browserApi('GET /admin/organizations/names', { query: { search } }))

const findPeople: LoadOptions = async (q) => optionsIn(await browserApi('GET /users/completion', { query: { q } }))

const optionsIn = (attempt: Attempt<{ _items: Parameters<typeof namedOption>[0][] }>) => {
  if (!attempt.ok) throw new Error('rows could not be loaded')
  return attempt.reply._items.map(namedOption)
}

/** Suggestions for a typed text, by the rows that a list of ids refers to. */
export const findRows: Record<RowSource, LoadOptions> = {
  events: findEvents,
  themes: findThemes,
  organizations: findOrganizations,
  people: findPeople,
}
