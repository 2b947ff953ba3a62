import type { Dictionary } from '../ru.ts'

export const forms = {
  saved: 'Saved',
  failed: 'That didn’t work. Please try again in a minute.',
  checkFields: 'It wasn’t saved. Please check the fields and try again.',
  summary: 'Check these fields',
} satisfies Dictionary['forms']
