export const common = {
  contents: 'На этой странице',
  siteName: 'Вместе',
  languages: {
    ru: { short: 'Рус', full: 'Русский' },
    en: { short: 'Eng', full: 'English' },
    kz: { short: 'Қаз', full: 'Қазақша' },
  },
  tagline: 'События, люди и места для вашего дела',
}
