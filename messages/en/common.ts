import type { Dictionary } from '../ru.ts'

export const common = {
  siteName: 'Together',
  languages: {
    ru: { short: 'Ru', full: 'Русский' },
    en: { short: 'En', full: 'English' },
    kz: { short: 'Қз', full: 'Қазақша' },
  },
  tagline: 'Events, people and places for your work',
} satisfies Dictionary['common']
