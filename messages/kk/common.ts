import type { Dictionary } from '../ru.ts'

export const common = {
  contents: 'Осы бетте',
  siteName: 'Бірге',
  languages: {
    ru: { short: 'Рус', full: 'Русский' },
    en: { short: 'Eng', full: 'English' },
    kz: { short: 'Қаз', full: 'Қазақша' },
  },
  tagline: 'Ісіңізге арналған іс-шаралар, адамдар мен орындар',
} satisfies Dictionary['common']
