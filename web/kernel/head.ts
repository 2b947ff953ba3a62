import { type Locale, languageTags, localePrefixes, locales } from '../../contract/locales.ts'

type Page = {
  title: string
  siteName: string
  /** Text of any length, without markup. */
  description?: string | undefined
  /** Address of the page without its locale. */
  path: string
  locale: Locale
  siteUrl: string
  /** A picture of 1200×630, at an address of the site or a whole one. */
  image?: string | undefined
  /** Where there is no such picture: a face, of whatever size. */
  portrait?: string | undefined
  isIndexed?: boolean | undefined
  type?: 'website' | 'article' | 'profile' | undefined
}

/** A tag of the head; `meta` exports of React Router take them as they are. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }

/** What browsers, search engines and messengers are told of a page. */
export const pageMeta = ({ title, siteName, description, isIndexed = true, ...page }: Page): HeadTag[] => {
  const summary = shorten(description ?? '', maxSummary)
  return [
    { title: `${title} — ${siteName}` },
    ...(summary ? [{ name: 'description', content: summary }] : []),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    ...addressesOf(page),
    ...sharedAs({ ...page, title, siteName, summary }),
  ]
}

type Place = { path: string; siteUrl: string }

/** The whole address of a page in a locale. */
export const pageUrl = ({ path, siteUrl }: Place, locale: Locale): string => {
  const local = localePrefixes[locale] + (path === '/' ? '' : path)
  return siteUrl + (local || '/')
}

const addressesOf = ({ locale, ...place }: Place & { locale: Locale }): HeadTag[] => [
  { tagName: 'link', rel: 'canonical', href: pageUrl(place, locale) },
  ...locales.map((one): HeadTag => ({ tagName: 'link', rel: 'alternate', hrefLang: languageTags[one], href: pageUrl(place, one) })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: pageUrl(place, locales[0]) },
]

/** Language and territory as Open Graph names them. */
const territories = { ru: 'ru_RU', en: 'en_US', kz: 'kk_KZ' } as const satisfies Record<Locale, string>

const sharedAs = ({
  title,
  summary,
  siteName,
  locale,
  image,
  portrait,
  type = 'website',
  ...place
}: Omit<Page, 'description'> & { summary: string }): HeadTag[] => [
  { property: 'og:title', content: title },
  ...(summary ? [{ property: 'og:description', content: summary }] : []),
  { property: 'og:url', content: pageUrl(place, locale) },
  { property: 'og:type', content: type },
  { property: 'og:site_name', content: siteName },
  { property: 'og:locale', content: territories[locale] },
  ...locales.filter((one) => one !== locale).map((one) => ({ property: 'og:locale:alternate', content: territories[one] })),
  ...(image ? pictured(new URL(image, place.siteUrl).href, title) : []),
  ...(portrait ? [{ property: 'og:image', content: new URL(portrait, place.siteUrl).href }] : []),
  { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
]

const pictured = (url: string, alt: string): HeadTag[] => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
]

/** Search engines show about so many letters of a description. */
const maxSummary = 160

/** Cuts a text at a word; a first word that is too long itself is cut where it must be. */
export const shorten = (text: string, maxLetters: number): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= maxLetters) return letters.join('')
  const start = letters.slice(0, maxLetters)
  const lastSpace = start.lastIndexOf(' ')
  const words = start.slice(0, lastSpace > 0 ? lastSpace : maxLetters - 1).join('')
  return `${words.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}
