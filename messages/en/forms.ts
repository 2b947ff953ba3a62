import type { Dictionary } from '../ru.ts'

export const forms = {
  saved: 'Saved',
  failed: 'That did not work. Please try again in a minute.',
  checkFields: 'It was not saved. Please check the fields and try again.',
  summary: 'Check these fields',
} satisfies Dictionary['forms']
