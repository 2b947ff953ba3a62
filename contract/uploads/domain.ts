import type { Section } from '../kit.ts'
import { uploads } from './uploads.ts'

export const uploadsDomain = [
  { title: 'Uploads', description: 'Files people bring: through a form, or straight to a signed address.', calls: uploads },
] as const satisfies readonly Section[]
