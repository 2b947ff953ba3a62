import type { certificatesRefusals as declared } from '../../../contract/certificates/refusals.ts'

export const certificatesRefusals = {
  certificateNotFound: 'Certificate not found. Check the number or the code.',
  certificateNotIssued: 'This certificate has been revoked or replaced already. Reload the list.',
  certificatesSent: 'The emails have already been sent to everyone today. You can send them again tomorrow.',
  certificatesUnavailable: 'Certificates are issued after the end of a published event that has them switched on.',
} satisfies Record<keyof typeof declared, string>
