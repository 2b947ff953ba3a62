import type { Locale } from '../../../../contract/locales.ts'
import { pageUrl } from '../../../kernel/head.ts'
import { known, type Schema, vocabulary } from '../../../kernel/json-ld.ts'
import { paths } from '../../../paths.ts'
import type { Profile } from './profile-of.ts'

type Site = { locale: Locale; siteUrl: string }

/** A profile as schema.org data for search engines. Contact details are never included. */
export const personSchema = (person: Profile, { locale, siteUrl }: Site): Schema => {
  const url = pageUrl({ path: paths.user(person.address), siteUrl }, locale)
  return known({
    '@context': vocabulary,
    '@type': 'ProfilePage',
    url,
    dateCreated: person.createdAt,
    mainEntity: known({
      '@type': 'Person',
      '@id': `${url}#person`,
      name: person.name,
      givenName: person.names.first,
      familyName: person.names.last,
      image: person.photo && new URL(person.photo, siteUrl).href,
      jobTitle: person.position,
      description: person.about,
      homeLocation: known({ '@type': 'City', name: person.city }),
      worksFor: person.employments.filter(({ present }) => present).map(({ company }) => ({ '@type': 'Organization', name: company.name })),
      alumniOf: person.educations.map(({ university }) => ({ '@type': 'CollegeOrUniversity', name: university })),
      knowsAbout: person.interests.map(({ name }) => name),
      knowsLanguage: person.languages.map(({ name }) => name),
      sameAs: person.socials.map((page) => page.url),
    }),
  })
}
