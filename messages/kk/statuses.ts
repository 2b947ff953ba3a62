import type { statuses as russian } from '../ru/statuses.ts'
import type { SameWords } from '../words.ts'

export const statuses = {
  userStatuses: {
    minor: 'Кәмелетке толмаған',
    deactivated: 'Жабылған',
    active: 'Белсенді',
    merged: 'Басқа аккаунтпен біріктірілген',
    unfinished: 'Тіркелу аяқталмаған',
  },
  personalStatuses: {
    team: 'Команда іздеймін',
    job: 'Жұмыс іздеймін',
    hiring: 'Қызметкер іздеймін',
    partners: 'Серіктес іздеймін',
    investment: 'Инвестиция іздеймін',
    investing: 'Инвестиция саламын',
    mentoring: 'Тәлімгер болуға дайынмын',
    speaking: 'Сөз сөйлеуге дайынмын',
    volunteering: 'Көмектескім келеді',
  },
} satisfies SameWords<typeof russian>
