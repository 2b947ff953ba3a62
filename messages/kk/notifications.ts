import type { notifications as russian } from '../ru/notifications.ts'
import type { SameWords } from '../words.ts'

export const notifications: SameWords<typeof russian> = {
  title: 'Хабарландырулар',
  bell: (count) => (count > 0 ? `Хабарландырулар, оқылмағаны: ${count}` : 'Хабарландырулар'),
  empty: 'Әзірге тыныш. Мұнда өтінімдерге жауаптар, байланыс сұраулары және іс-шара жаңалықтары шығады.',
  allow: 'Көрсету',
  decline: 'Бас тарту',
  approved: 'Байланыс деректері ашылды',
  declined: 'Байланыс деректері ашылмады',
  decisionFailed: 'Жауап жіберілмеді. Қайталап көріңіз.',
  close: (title) => `«${title}» хабарламасын жабу`,
  preferences: 'Не жіберу керек',
}
