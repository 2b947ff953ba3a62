import type { Section } from '../kit.ts'
import { addresses } from './addresses.ts'
import { catalogs } from './catalogs.ts'
import { reference } from './reference.ts'

export const referenceDomain = [
  { title: 'Reference', description: 'Catalogues and settings everyone may read; names come in the language of the request.', calls: reference },
  { title: 'Catalogs', description: 'What people describe themselves with: universities, employers, languages, badges.', calls: catalogs },
  { title: 'Addresses', description: 'Addresses of places and spaces, which users add as they need them.', calls: addresses },
] as const satisfies readonly Section[]
