import type { importingRefusals as declared } from '../../../contract/importing/refusals.ts'

export const importingRefusals = {
  importUnreachable: 'This address couldn’t be opened. Check the link or upload a calendar file.',
  importEmpty: 'No event was found here. An .ics file or an event page with schema.org markup will do.',
} satisfies Record<keyof typeof declared, string>
