import { contract, sections } from '../../../contract/contract.ts'
import type { AnyAddress, Contract } from '../../../contract/kit.ts'
import { type RefusalCode, refusals } from '../../../contract/refusals.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { Refusal } from '../refusal.ts'
import { operationsOf } from './openapi-operation.ts'
import { sharedSchemas } from './openapi-schemas.ts'
import { problemOf } from './problems.ts'

/** The whole contract as OpenAPI 3.1. */
export const openApiDocument = (siteUrl: string, apiBase: string): object => {
  const paths = pathsOf(contract)
  return {
    openapi: '3.1.0',
    info: infoOf(siteUrl),
    servers: [{ url: apiBase }],
    tags: sections.map(({ title, description }) => ({ name: title, description })).toSorted((a, b) => a.name.localeCompare(b.name)),
    paths,
    components: { schemas: sharedSchemas(), parameters: headers, securitySchemes, examples: examplesIn(paths) },
  }
}

const infoOf = (siteUrl: string) => ({
  title: `${dictionaries.en.common.siteName} API`,
  version: packageFile.version,
  description: [
    'Lists are returned as `_items` with `_meta`; a page after the last one is empty. Catalogue names and refusal texts are in the language of `Accept-Language`: ru, en or kk.',
    'Lists in a query may be written as `themes=1&themes=2`, `themes[]=1&themes[]=2` or `themes=1,2`; unknown parameters are ignored.',
    'Every refusal is an `application/problem+json` (RFC 9457). Distinguish refusals by `reason`, never by their text.',
  ].join('\n\n'),
  contact: { name: dictionaries.en.common.siteName, url: siteUrl },
})

const headers = {
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of names and texts; Russian by default.',
    schema: { type: 'string', examples: ['ru', 'en', 'kk'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Runs the request once: a repetition with the same key returns the first answer, for at least a day.',
    schema: { type: 'string', maxLength: 255 },
  },
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token returned by a sign-in. The site itself sends it in an HttpOnly cookie.' },
}

const pathsOf = (calls: Contract) => {
  const paths: Record<string, Record<string, object>> = {}
  // the keys of a contract are its addresses
  for (const address of Object.keys(calls) as AnyAddress[])
    for (const { path, method, operation } of operationsOf(address, calls[address] as Contract[AnyAddress], tagOf(address)))
      paths[path] = { ...paths[path], [method]: operation }
  return paths
}

const tagOf = (address: AnyAddress): string => {
  const section = sections.find(({ calls }) => address in calls)
  if (!section) throw new Error(`no section has ${address}`)
  return section.title
}

/** One example for every refusal that an operation refers to. */
const examplesIn = (paths: object) => {
  const text = JSON.stringify(paths)
  // the keys of `refusals` are the codes
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
