import type { Section } from '../kit.ts'
import { contentPages } from './content-pages.ts'

export const publicationsDomain = [
  { title: 'Content pages', description: 'Pages of text at /page/…: rules, privacy, help and the like.', calls: contentPages },
] as const satisfies readonly Section[]
