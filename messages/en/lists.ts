import type { Dictionary } from '../ru.ts'

export const lists = {
  filters: 'Filters',
  close: 'Close',
  apply: 'Show',
  show: (count) => `Show ${count}`,
  all: (count) => `All ${count}`,
  chosen: 'Chosen',
  remove: (name) => `Remove: ${name}`,
  reset: 'Reset',
  searched: (query) => `We looked for “${query}”. Check the spelling, or try a single word.`,
  resetFilters: 'Reset filters',
  resetAll: 'Start again',
  loadMore: 'Show more',
  loading: 'Loading…',
  end: 'That is the whole list.',
  failed: 'The next items couldn’t be loaded.',
  retry: 'Try again',
} satisfies Dictionary['lists']
