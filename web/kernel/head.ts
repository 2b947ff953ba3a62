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
  /** A picture of 1200×630: a path of the site or a full URL. */
  image?: string | undefined
  /** The portrait to use without such a picture, of any size. */
  portrait?: string | undefined
  isIndexed?: boolean | undefined
  type?: 'website' | 'article' | 'profile' | undefined
}

/** A tag of the head, in the shape of React Router's `meta` exports. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }

/**
 * The head tags of a page. In a browser only those it reads itself, the title and the address to share, because search engines and
 * messengers read what the server sent.
 */
export const pageMeta = (page: Page): HeadTag[] => (import.meta.env.SSR ? allTags(page) : [titleTag(page), canonicalTag(page)])

const titleTag = ({ title, siteName }: Pick<Page, 'title' | 'siteName'>): HeadTag => ({ title: `${title} — ${siteName}` })

const canonicalTag = ({ locale, ...place }: Place & { locale: Locale }): HeadTag => ({
  tagName: 'link',
  rel: 'canonical',
  href: pageUrl(place, locale),
})

const allTags = ({ title, siteName, description, isIndexed = true, ...page }: Page): HeadTag[] => {
  const summary = shorten(description ?? '', maxSummary)
  return [
    titleTag({ title, siteName }),
    ...(summary ? [{ name: 'description', content: summary }] : []),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex,follow' }]),
    ...addressTags(page),
    ...sharingTags({ ...page, title, siteName, summary }),
  ]
}

type Place = { path: string; siteUrl: string }

/** The full URL of a page in a locale. */
export const pageUrl = ({ path, siteUrl }: Place, locale: Locale): string => {
  const local = localePrefixes[locale] + (path === '/' ? '' : path)
  return siteUrl + (local || '/')
}

const addressTags = ({ locale, ...place }: Place & { locale: Locale }): HeadTag[] => [
  canonicalTag({ ...place, locale }),
  ...locales.map((one): HeadTag => ({ tagName: 'link', rel: 'alternate', hrefLang: languageTags[one], href: pageUrl(place, one) })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: pageUrl(place, locales[0]) },
]

/** Open Graph locale codes. */
const territories = { ru: 'ru_RU', en: 'en_US', kz: 'kk_KZ' } as const satisfies Record<Locale, string>

const sharingTags = ({
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
  ...(image ? imageTags(new URL(image, place.siteUrl).href, title) : []),
  ...(portrait ? [{ property: 'og:image', content: new URL(portrait, place.siteUrl).href }] : []),
  { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
]

const imageTags = (url: string, alt: string): HeadTag[] => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
]

/** Search engines show about 160 characters of a description. */
const maxSummary = 160

/** Cuts a text at a word boundary. A first word above the limit is cut inside. */
export const shorten = (text: string, maxLength: number): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= maxLength) return characters.join('')
  const start = characters.slice(0, maxLength)
  const lastSpace = start.lastIndexOf(' ')
  const words = start.slice(0, lastSpace > 0 ? lastSpace : maxLength - 1).join('')
  return `${words.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}
