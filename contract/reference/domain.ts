import type { Section } from '../kit.ts'
import { addresses } from './addresses.ts'
import { catalogs } from './catalogs.ts'
import { referenceContent } from './content.ts'
import { reference } from './reference.ts'

export const referenceDomain = [
  { title: 'Reference', description: 'Public catalogues and settings; names are in the language of the request.', calls: reference },
  { title: 'Catalogs', description: 'Catalogues used in profiles: universities, employers, languages, badges.', calls: catalogs },
  { title: 'Addresses', description: 'Addresses of places and spaces; users add missing ones.', calls: addresses },
  { title: 'Content of the catalogues', description: 'Themes and texts of the error pages, edited by staff.', calls: referenceContent },
] as const satisfies readonly Section[]
