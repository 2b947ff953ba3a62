import { accounts } from '../../../contract/accounts.ts'
import { care } from '../../../contract/accounts-care.ts'
import { addresses } from '../../../contract/addresses.ts'
import { careerReview } from '../../../contract/career-review.ts'
import { catalogs } from '../../../contract/catalogs.ts'
import { contract } from '../../../contract/contract.ts'
import { credentials } from '../../../contract/credentials.ts'
import { events } from '../../../contract/events.ts'
import { following } from '../../../contract/following.ts'
import type { AnyAddress, Contract } from '../../../contract/kit.ts'
import { leaving } from '../../../contract/leaving.ts'
import { mailings } from '../../../contract/mailings.ts'
import { notifications } from '../../../contract/notifications.ts'
import { participation } from '../../../contract/participation.ts'
import { people } from '../../../contract/people.ts'
import { platform } from '../../../contract/platform.ts'
import { profile } from '../../../contract/profile.ts'
import { reference } from '../../../contract/reference.ts'
import { type RefusalCode, refusals } from '../../../contract/refusals.ts'
import { staff } from '../../../contract/staff.ts'
import { uploads } from '../../../contract/uploads.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { Refusal } from '../refusal.ts'
import { operationsOf } from './openapi-operation.ts'
import { sharedSchemas } from './openapi-schemas.ts'
import { problemOf } from './problems.ts'

const domains: { name: string; description: string; calls: Contract }[] = [
  { name: 'Events', description: 'The catalogue of events, their pages and calendars.', calls: events },
  { name: 'Participation', description: 'Registration, the waiting list, favourites and what a person takes part in.', calls: participation },
  { name: 'Accounts', description: 'Signing up, in and out; codes, roles and the captcha.', calls: accounts },
  { name: 'Account care', description: 'Devices, the second step, consents and settings of an account.', calls: care },
  { name: 'Reference', description: 'Catalogues and settings everyone may read; names come in the language of the request.', calls: reference },
  { name: 'Uploads', description: 'Files people bring: through a form, or straight to a signed address.', calls: uploads },
  { name: 'Catalogs', description: 'What people describe themselves with: universities, employers, languages, badges.', calls: catalogs },
  { name: 'Addresses', description: 'Addresses of places and spaces, which users add as they need them.', calls: addresses },
  { name: 'Credentials', description: 'E-mail links, passwords, phones, social networks and links of partners.', calls: credentials },
  { name: 'Notifications', description: 'The bell, what is sent beside it, and what a person wants to get.', calls: notifications },
  { name: 'People', description: 'The catalogue of people, their profiles, contacts by consent, following.', calls: { ...people, ...following } },
  { name: 'Mailings', description: 'Letters that come regularly, and how they are stopped.', calls: mailings },
  { name: 'Leaving', description: "Taking one's data along, leaving the platform, making one account of two.", calls: leaving },
  { name: 'Profile', description: 'What people tell of themselves: educations, jobs, projects, interests, badges and files.', calls: profile },
  { name: 'Career review', description: 'What staff decide of educations and jobs.', calls: careerReview },
  { name: 'Staff', description: 'What waits for a decision of staff, across domains.', calls: staff },
  { name: 'Platform', description: 'Health, reports and what belongs to no domain.', calls: platform },
]

/** The whole contract as OpenAPI 3.1. */
export const openApiDocument = (siteUrl: string, apiBase: string): object => {
  const paths = pathsOf(contract)
  return {
    openapi: '3.1.0',
    info: infoOf(siteUrl),
    servers: [{ url: apiBase }],
    tags: domains.map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: sharedSchemas(), parameters: headers, securitySchemes, examples: examplesIn(paths) },
  }
}

const infoOf = (siteUrl: string) => ({
  title: `${dictionaries.en.common.siteName} API`,
  version: packageFile.version,
  description: [
    'Lists are answered as `_items` with `_meta`; a page after the last one is empty. Names of catalogues and the words of refusals come in the language of `Accept-Language`: ru, en or kk.',
    'Lists in a query may be written as `themes=1&themes=2`, `themes[]=1&themes[]=2` or `themes=1,2`; names a call does not know are ignored.',
    'Every refusal is an `application/problem+json` (RFC 9457). Tell refusals apart by `reason`, never by their words.',
  ].join('\n\n'),
  contact: { name: dictionaries.en.common.siteName, url: siteUrl },
})

const headers = {
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of names and words; Russian unless it says otherwise.',
    schema: { type: 'string', examples: ['ru', 'en', 'kk'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same request runs it once and answers the same again, for a day at least.',
    schema: { type: 'string', maxLength: 255 },
  },
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token a sign-in answers. The site itself sends it in a cookie no script can read.' },
}

const pathsOf = (calls: Contract) => {
  const paths: Record<string, Record<string, object>> = {}
  // The keys of a contract are its addresses.
  for (const address of Object.keys(calls) as AnyAddress[])
    for (const { path, method, operation } of operationsOf(address, calls[address] as Contract[AnyAddress], tagOf(address)))
      paths[path] = { ...paths[path], [method]: operation }
  return paths
}

const tagOf = (address: AnyAddress): string => {
  const domain = domains.find(({ calls }) => address in calls)
  if (!domain) throw new Error(`no domain describes ${address}`)
  return domain.name
}

/** An example of every refusal the operations refer to. */
const examplesIn = (paths: object) => {
  const text = JSON.stringify(paths)
  // The keys of the table of refusals are its codes.
  const codes = Object.keys(refusals) as RefusalCode[]
  return Object.fromEntries(codes.filter((code) => text.includes(`/examples/${code}"`)).map((code) => [code, exampleOf(code)]))
}

const aFault = { fields: { name: [{ fault: 'required' as const }] } }

const exampleOf = (code: RefusalCode) => ({
  value: problemOf(new Refusal(code, code === 'invalidInput' ? aFault : {}), {
    locale: 'en',
    requestId: '00000000-0000-4000-8000-000000000000',
    apiBase: '/api',
  }),
})
