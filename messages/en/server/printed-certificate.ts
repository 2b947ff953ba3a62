import type { printedCertificate as russian } from '../../ru/server/printed-certificate.ts'
import type { SameWords } from '../../words.ts'

export const printedCertificate = {
  title: 'Certificate',
  file: 'certificate',
  documentTitle: ({ user, event }) => `Certificate: ${user}, “${event}”`,
  roles: { participant: 'Participant', speaker: 'Speaker', host: 'Host', organizer: 'Organizer', expert: 'Expert', media: 'Media' },
  reasons: {
    participant: 'for taking part in',
    speaker: 'for speaking at',
    host: 'for hosting',
    organizer: 'for organizing',
    expert: 'for expert work at',
    media: 'for covering',
  },
  hours: (hours) => `${hours} h`,
  number: (number) => `No. ${number}`,
  issued: (date) => `Issued ${date}`,
  check: (address) => `Check it at ${address}`,
  code: (code) => `Validation code: ${code}`,
  sample: { name: 'Anna Kovaleva', event: 'Name of the event', city: 'Moscow' },
} satisfies SameWords<typeof russian>
