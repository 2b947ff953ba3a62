import { z } from 'zod'
import { nameOf } from '../accounts/sign-in.ts'
import { calls } from '../kit.ts'
import { draftLengths, pageSizes } from '../limits.ts'
import { idOrSlug } from '../people/people.ts'
import { flag, id, instant, line, ok, pageOf, paging, queryId, text } from '../shapes.ts'
import { certificateFormats, certificateNameLength, certificateStatuses, revocationReasonLength } from './limits.ts'

export const certificate = z.object({
  id,
  /** Printed on the certificate, such as 2026-7K4M-9QXD. */
  number: z.string(),
  /** 128 random bits. Null for a reader who knows only the number, because the code opens the file. */
  code: z.string().nullable(),
  eventId: id,
  /** Null unless the profile of the user shows events to the reader. */
  userId: id.nullable(),
  userName: z.string(),
  eventName: z.string(),
  eventDateStart: instant,
  eventDateEnd: instant,
  timezoneName: z.string(),
  text: z.string().nullable(),
  bg: z.string().nullable(),
  displayQr: z.boolean(),
  status: z.enum(certificateStatuses),
  issuedAt: instant,
  revokedAt: instant.nullable(),
  /** Only for the user and the organizers. */
  revocationReason: z.string().nullable(),
  /** The number of the certificate that was issued instead. */
  replacedBy: z.string().nullable(),
  /** The PDF, for readers of the code of an issued certificate. */
  fileUrl: z.string().nullable(),
})
export type Certificate = z.output<typeof certificate>

const ownerCertificate = certificate.extend({
  photo: z.string().nullable(),
  /** The name in the profile now; empty after its removal. */
  profileName: z.string(),
})
export type OwnerCertificate = z.output<typeof ownerCertificate>

const params = z.object({ number: line(40) })
const codeQuery = line(64)
const owned = ['notFound', 'forbidden', 'certificateNotFound'] as const

export const certificates = calls({
  'GET /events/cert/:number': {
    summary: 'Finds a certificate by its number',
    access: 'anyone',
    limit: 'certificates',
    params,
    reply: certificate,
    refusals: ['certificateNotFound'],
  },
  'GET /events/check-certificate/:code': {
    summary: 'Checks a certificate by its code; an unknown code is not valid',
    access: 'anyone',
    limit: 'certificates',
    params: z.object({ code: codeQuery }),
    reply: z.object({ valid: z.boolean(), certificate: certificate.nullable() }),
  },
  'GET /events/certificate-by-code': {
    summary: 'Returns the file of an issued certificate by its code',
    access: 'anyone',
    limit: 'certificateFiles',
    query: z.object({ code: codeQuery, format: z.enum(certificateFormats).default('pdf') }),
    reply: { mediaType: 'application/octet-stream' },
    refusals: ['certificateNotFound'],
  },
  'GET /events/certificate-info-by-code': {
    summary: 'Finds a certificate by its code',
    access: 'anyone',
    limit: 'certificates',
    query: z.object({ code: codeQuery }),
    reply: certificate,
    refusals: ['certificateNotFound'],
  },
  'GET /events/certificate-preview': {
    summary: 'Returns a sample certificate with the given text, background and QR code; the rest is that of the draft of the event',
    access: 'signedIn',
    limit: 'certificateFiles',
    query: z.object({
      eventId: queryId.optional(),
      certificateText: text(draftLengths.certificateText).optional(),
      /** The id or the address of an uploaded picture. */
      certificateBg: line(100).optional(),
      certificateDisplayQr: flag.optional(),
      format: z.enum(certificateFormats).default('png'),
    }),
    reply: { mediaType: 'application/octet-stream' },
    refusals: ['notFound', 'forbidden'],
  },
  'GET /events/:id/certificate': {
    summary: 'Returns the file of the certificate of the caller',
    access: 'signedIn',
    limit: 'certificateFiles',
    query: z.object({ format: z.enum(certificateFormats).default('pdf') }),
    reply: { mediaType: 'application/octet-stream' },
    refusals: ['certificateNotFound', 'notParticipant'],
  },
  'GET /events/:id/certificate-info': {
    summary: 'Returns the latest certificate of the caller for an event',
    access: 'signedIn',
    reply: certificate,
    refusals: ['certificateNotFound'],
  },
  'GET /users/:id/certificates': {
    summary: 'Lists the issued certificates of a user, the newest first; empty if the user hides events',
    access: 'anyone',
    params: idOrSlug,
    query: z.object(paging(pageSizes.certificates)),
    reply: pageOf(certificate),
    refusals: ['notFound'],
  },
  'GET /owner/events/:id/certificates': {
    summary: 'Lists the certificates of an own event, the newest first',
    access: 'signedIn',
    query: z.object({
      /** Part of a name, or a number. */
      search: line(200).optional(),
      status: z.enum(certificateStatuses).optional(),
      ...paging(pageSizes.ownerCertificates),
    }),
    reply: pageOf(ownerCertificate).extend({
      /** Of the whole event, without the filters. */
      counters: z.object({ issued: z.int(), replaced: z.int(), revoked: z.int(), entitled: z.int() }),
    }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/events/:id/certificates': {
    summary: 'Issues certificates now to the participants who attended and have none; otherwise a job does it after the event',
    access: 'signedIn',
    limit: 'organizing',
    reply: z.object({ issued: z.int() }),
    refusals: ['notFound', 'forbidden', 'certificatesUnavailable'],
  },
  'POST /owner/events/:id/certificates/send': {
    summary: 'Sends the notification about all issued certificates again, by bell and email; once a day, in UTC',
    access: 'signedIn',
    limit: 'organizing',
    reply: z.object({ sent: z.int() }),
    refusals: ['notFound', 'forbidden', 'certificatesSent'],
  },
  'POST /owner/events/:id/certificates/:certificateId/revoke': {
    summary: 'Revokes a certificate; validation reports it as revoked from now on',
    access: 'signedIn',
    limit: 'organizing',
    body: z.strictObject({ reason: line(revocationReasonLength).pipe(z.string().min(1)) }),
    reply: certificate,
    refusals: [...owned, 'certificateNotIssued'],
  },
  'POST /owner/events/:id/certificates/:certificateId/reissue': {
    summary: 'Issues a certificate instead of another one, with the name given or that of the profile; the former one refers to it',
    access: 'signedIn',
    limit: 'organizing',
    body: z.strictObject({
      userName: nameOf(certificateNameLength).optional(),
      /** Required to issue instead of a revoked certificate, so that an organizer who has not seen the revocation does not undo it. */
      afterRevocation: z.boolean().optional(),
    }),
    reply: certificate,
    refusals: [...owned, 'certificateNotIssued', 'certificatesUnavailable', 'certificateNotEarned'],
  },
  'POST /owner/events/:id/certificates/:certificateId/send': {
    summary: 'Sends the notification about an issued certificate again, by bell and email; once a day, in UTC',
    access: 'signedIn',
    limit: 'organizing',
    reply: ok,
    refusals: [...owned, 'certificateNotIssued', 'certificatesSent'],
  },
})
