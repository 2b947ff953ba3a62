import type { Dictionary } from '../ru.ts'

export const cities = {
  label: 'Қала',
  optional: 'міндетті емес',
  help: 'Жақын маңдағы іс-шараларды көрсетеміз. Жаза бастап, тізімнен таңдаңыз.',
  unknown: 'Мұндай қаланы таппадық. Тізімнен ең жақынын таңдаңыз.',
  several: (names) => `Мұндай қала бірнешеу: ${names}. Қайсысы сіздікі екенін нақтылаңыз.`,
  any: 'Барлық қала',
  find: 'Қаланы табу',
  noneFound: 'Мұндай қала анықтамалықта жоқ',
} satisfies Dictionary['cities']
