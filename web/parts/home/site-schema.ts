import { type Locale, languageTags, locales } from '../../../contract/locales.ts'
import { pageUrl } from '../../kernel/head.ts'
import { type Schema, vocabulary } from '../../kernel/json-ld.ts'
import { paths } from '../../paths.ts'

type Site = { locale: Locale; siteUrl: string; siteName: string }

/** The organization behind the site. */
export const organizationSchema = ({ locale, siteUrl, siteName }: Site): Schema => ({
  '@context': vocabulary,
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: siteName,
  url: pageUrl({ path: paths.home(), siteUrl }, locale),
  logo: `${siteUrl}/logo.svg`,
})

/** The site and its search, which search engines may show in their results. */
export const websiteSchema = ({ locale, siteUrl, siteName }: Site): Schema => ({
  '@context': vocabulary,
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: siteName,
  url: pageUrl({ path: paths.home(), siteUrl }, locale),
  inLanguage: locales.map((one) => languageTags[one]),
  publisher: { '@id': `${siteUrl}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageUrl({ path: paths.events(), siteUrl }, locale)}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
