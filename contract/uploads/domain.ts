import type { Section } from '../kit.ts'
import { uploads } from './uploads.ts'

export const uploadsDomain = [
  { title: 'Uploads', description: 'File uploads: through a form, or directly to a signed address.', calls: uploads },
] as const satisfies readonly Section[]
