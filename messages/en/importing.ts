import type { importing as ru } from '../ru/importing.ts'
import type { SameWords } from '../words.ts'

export const importing: SameWords<typeof ru> = {
  title: 'Import an event',
  lead: 'If the event is already on another site or in a calendar, there is no need to type it all in.',
  url: 'Link to the event page or calendar',
  urlHelp: 'A page with schema.org markup or the address of a calendar',
  file: 'Or a calendar file',
  fileHelp: 'An .ics file up to 500 KB',
  read: 'Find the event',
  empty: 'Start from scratch',
  nameless: 'Event without a name',
  several: (count) => `Events in this source: ${count}. This is the next one.`,
  start: 'Start',
  end: 'End',
  zone: 'Time zone',
  place: 'Venue',
  link: 'Stream link',
  info: 'Description',
  online: 'Online',
  missing: 'not found',
  duplicates: 'An event like this may already exist:',
  create: 'Create a draft',
  next: 'Only you can see the draft. Complete it and publish it.',
}
