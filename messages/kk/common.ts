import type { Dictionary } from '../ru.ts'

export const common = {
  siteName: 'Бірге',
  languages: {
    ru: { short: 'Ru', full: 'Русский' },
    en: { short: 'En', full: 'English' },
    kz: { short: 'Қз', full: 'Қазақша' },
  },
  tagline: 'Ісіңізге арналған іс-шаралар, адамдар мен орындар',
} satisfies Dictionary['common']
