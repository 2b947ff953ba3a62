import type { Dictionary } from '../ru.ts'

export const cities = {
  label: 'City',
  optional: 'optional',
  help: 'We’ll show events nearby. Start typing and choose from the list.',
  unknown: 'We don’t know this city. Please choose the nearest from the list.',
  several: (names) => `There are several: ${names}. Please say which is yours.`,
  any: 'Any city',
  find: 'Find a city',
  noneFound: 'We know no such city',
} satisfies Dictionary['cities']
