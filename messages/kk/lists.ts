import type { Dictionary } from '../ru.ts'

export const lists = {
  filters: 'Сүзгілер',
  close: 'Жабу',
  apply: 'Көрсету',
  show: (count) => `Көрсету: ${count}`,
  all: (count) => `Барлығы: ${count}`,
  chosen: 'Таңдалды',
  remove: (name) => `Алып тастау: ${name}`,
  reset: 'Тазалау',
  searched: (query) => `Іздегеніміз: «${query}». Жазылуын тексеріңіз немесе бір сөзбен іздеп көріңіз.`,
  resetFilters: 'Сүзгілерді тазалау',
  resetAll: 'Іздеуді қайта бастау',
  loadMore: 'Тағы көрсету',
  loading: 'Жүктелуде…',
  end: 'Тізім осымен аяқталды.',
  failed: 'Тізімнің жалғасын жүктеу мүмкін болмады.',
  retry: 'Қайталап көру',
} satisfies Dictionary['lists']
