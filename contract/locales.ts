/** Locales of addresses and of the API; the first is the default and has no prefix. */
export const locales = ['ru', 'en', 'kz'] as const
export type Locale = (typeof locales)[number]

/** BCP 47 tags: the Kazakh locale is kz, its language is kk. */
export const languageTags = { ru: 'ru', en: 'en', kz: 'kk' } as const satisfies Record<Locale, string>

/** Tags for dates of the server: British English has 24 hours and the day before the month, as the site. */
export const dateTags = { ...languageTags, en: 'en-GB' } as const satisfies Record<Locale, string>

export const localePrefixes = { ru: '', en: '/en', kz: '/kz' } as const satisfies Record<Locale, string>

/** The locale of an address, and the path after its prefix; the router requests the data of the English home page at /en.data. */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  const [, first = ''] = pathname.replace(/^\/(en|kz)\.data$/, '/$1/_.data').split('/', 2)
  if (first !== 'en' && first !== 'kz') return { locale: 'ru', path: pathname }
  const path = pathname.slice(first.length + 1)
  return { locale: first, path: path.startsWith('/') ? path : '/' }
}

/** The best locale for an Accept-Language header. */
export const negotiateLocale = (header: string | undefined): Locale => {
  const accepted = (header ?? '').split(',').map((part) => {
    const [tag = '', quality] = part.trim().split(';q=')
    return { language: tag.slice(0, 2).toLowerCase(), weight: quality === undefined ? 1 : Number(quality) || 0 }
  })
  const byWeight = accepted.filter((entry) => entry.weight > 0).sort((a, b) => b.weight - a.weight)
  const known: Record<string, Locale> = { ru: 'ru', en: 'en', kk: 'kz', kz: 'kz' }
  return byWeight.map((entry) => known[entry.language]).find((locale) => locale !== undefined) ?? 'ru'
}
