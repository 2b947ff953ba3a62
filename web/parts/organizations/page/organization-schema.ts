import type { Locale } from '../../../../contract/locales.ts'
import type { Organization } from '../../../../contract/organizations/shapes.ts'
import { pageUrl, shorten } from '../../../kernel/head.ts'
import { known, type Schema, vocabulary } from '../../../kernel/json-ld.ts'
import { paths } from '../../../paths.ts'

type Site = { locale: Locale; siteUrl: string }

const maxDescription = 5_000

const types = {
  commercial: 'Corporation',
  state: 'GovernmentOrganization',
  university: 'CollegeOrUniversity',
  ngo: 'NGO',
  media: 'NewsMediaOrganization',
  individual: 'Organization',
} as const

/** An organization as schema.org data for search engines. */
export const organizationSchema = (organization: Organization, site: Site): Schema => {
  const url = pageUrl({ path: paths.organization(organization.id), siteUrl: site.siteUrl }, site.locale)
  return known({
    '@context': vocabulary,
    '@type': organization.type === 'individual' ? types.individual : ['Organization', types[organization.type]],
    '@id': url,
    url,
    name: organization.name,
    description: shorten(organization.description, maxDescription),
    logo: organization.logo && new URL(organization.logo.url, site.siteUrl).href,
    taxID: organization.INN,
    address: known({ '@type': 'PostalAddress', addressLocality: organization.cityName }),
    sameAs: organization.url,
    contactPoint: organization.contacts
      .filter(({ email, phone }) => email || phone)
      .map(({ info, email, phone }) => known({ '@type': 'ContactPoint', contactType: info, email, telephone: phone })),
  })
}
