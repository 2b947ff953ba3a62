import type { Section } from '../kit.ts'
import { exporting } from './exporting.ts'

export const exportingDomain = [
  { title: 'Exports', description: 'Lists as CSV and XLSX files, made in the background.', calls: exporting },
] as const satisfies readonly Section[]
