export const common = {
  siteName: 'Вместе',
  languages: {
    ru: { short: 'Ru', full: 'Русский' },
    en: { short: 'En', full: 'English' },
    kz: { short: 'Қз', full: 'Қазақша' },
  },
  tagline: 'События, люди и места для вашего дела',
}
