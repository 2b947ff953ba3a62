import type { teamCards as teamCardsRu } from '../ru/team-cards.ts'
import type { SameWords } from '../words.ts'

export const teamCards: SameWords<typeof teamCardsRu> = {
  title: 'Командалар',
  kinds: { project: 'Жоба командасы', event: 'Іс-шара командасы' },
  members: (count) => `${count} мүше`,
  projects: (count) => `${count} жоба`,
  roles: { leader: 'Көшбасшы', admin: 'Админ', member: 'Мүше' },
  requested: 'Өтініш көшбасшыда',
  reviews: { wait: 'Тексерілуде', declined: 'Қабылданбады' },
}
