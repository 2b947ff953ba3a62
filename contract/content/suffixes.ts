/** Suffixes of the fields that hold one text in each language, by locale. */
export const languageSuffixes = { ru: 'Ru', en: 'En', kz: 'Kz' } as const
