import type { certificatesRefusals as declared } from '../../../contract/certificates/refusals.ts'

export const certificatesRefusals = {
  certificateNotFound: 'Certificate not found. Check the number or the code.',
  certificateNotIssued: 'This certificate has been revoked or replaced already. Reload the list.',
  certificatesSent: 'The email has already been sent today. You can send it again tomorrow.',
  certificateNotEarned: 'This participant wasn’t marked as present. Mark them, and the certificate can be issued.',
  certificatesUnavailable: 'Certificates are issued after the end of a published event that has them switched on.',
} satisfies Record<keyof typeof declared, string>
