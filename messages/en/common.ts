import type { Dictionary } from '../ru.ts'

export const common = {
  contents: 'On this page',
  siteName: 'Together',
  languages: {
    ru: { short: 'Рус', full: 'Русский' },
    en: { short: 'Eng', full: 'English' },
    kz: { short: 'Қаз', full: 'Қазақша' },
  },
  tagline: 'Events, people and places for your work',
} satisfies Dictionary['common']
