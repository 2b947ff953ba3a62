import type { badges as russian } from '../../ru/server/badges.ts'
import type { SameWords } from '../../words.ts'

export const badges = {
  title: (event) => `Бейджтер: ${event}`,
  nameless: 'Қонақ',
  roles: { participant: 'Қатысушы', speaker: 'Спикер', host: 'Жүргізуші', expert: 'Сарапшы' },
} satisfies SameWords<typeof russian>
