import type { certificates } from '../../../contract/certificates/certificates.ts'
import type { Handlers } from '../../kernel/call.ts'
import { certificatesOfEvent, issueNow, reissueCertificate, revokeCertificate, sendAll, sendCertificate } from './organize.ts'
import { previewFile } from './preview.ts'
import { byCode, byNumber, certificatesOfUser, checkCode, fileByCode, ownFile, ownInfo } from './read.ts'

export const certificatesRoutes: Handlers<typeof certificates> = {
  'GET /events/cert/:number': (ctx) => byNumber(ctx),
  'GET /events/check-certificate/:code': (ctx) => checkCode(ctx),
  'GET /events/certificate-by-code': (ctx) => fileByCode(ctx),
  'GET /events/certificate-info-by-code': (ctx) => byCode(ctx),
  'GET /events/certificate-preview': (ctx) => previewFile(ctx),
  'GET /events/:id/certificate': (ctx) => ownFile(ctx),
  'GET /events/:id/certificate-info': (ctx) => ownInfo(ctx),
  'GET /users/:id/certificates': (ctx) => certificatesOfUser(ctx),
  'GET /owner/events/:id/certificates': (ctx) => certificatesOfEvent(ctx),
  'POST /owner/events/:id/certificates': (ctx) => issueNow(ctx),
  'POST /owner/events/:id/certificates/send': (ctx) => sendAll(ctx),
  'POST /owner/events/:id/certificates/:certificateId/revoke': (ctx) => revokeCertificate(ctx),
  'POST /owner/events/:id/certificates/:certificateId/reissue': (ctx) => reissueCertificate(ctx),
  'POST /owner/events/:id/certificates/:certificateId/send': (ctx) => sendCertificate(ctx),
}
