import type { Certificate } from '../../../contract/certificates/certificates.ts'
import { userStatuses } from '../../../contract/limits.ts'
import type { Config } from '../../kernel/config.ts'
import { uploadUrl } from '../uploads/address.ts'
import type { CertificateRow } from './store.ts'

/** The reader knows the number alone, also the code, or is the user of the certificate or an organizer. */
export type Reader = 'number' | 'code' | 'concerned'

export const presentCertificate = (row: CertificateRow, reader: Reader, { API_BASE }: Pick<Config, 'API_BASE'>): Certificate => ({
  id: row.id,
  number: row.number,
  code: reader === 'number' ? null : row.code,
  eventId: row.event_id,
  userId: reader === 'concerned' || isProfileShown(row) ? row.user_id : null,
  userName: row.user_name,
  eventName: row.event_name,
  eventDateStart: row.date_start.toISOString(),
  eventDateEnd: row.date_end.toISOString(),
  timezoneName: row.zone,
  text: reader === 'number' ? null : row.text,
  bg: row.bg_id === null ? null : uploadUrl(row.bg_id),
  displayQr: row.display_qr,
  status: row.status,
  issuedAt: row.issued_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString() ?? null,
  revocationReason: reader === 'concerned' ? row.revocation_reason : null,
  replacedBy: row.replaced_by_number,
  fileUrl: reader === 'number' || row.status !== 'issued' ? null : `${API_BASE}/events/certificate-by-code?code=${row.code}`,
})

/** As the list of attended events in the profile: adults with an open page who do not hide it. */
const isProfileShown = ({ user_status, blocked_at, hidden_blocks }: CertificateRow): boolean =>
  user_status === userStatuses.active && blocked_at === null && !hidden_blocks.includes('events')
