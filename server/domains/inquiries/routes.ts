import type { inquiries } from '../../../contract/inquiries/inquiries.ts'
import type { Handlers } from '../../kernel/call.ts'
import { decideInquiry } from './decide.ts'
import { downloadInquiries } from './download.ts'
import { countInquiries, listInquiries, ownInquiries } from './list.ts'
import { sendInquiry } from './send.ts'

export const inquiriesRoutes: Handlers<typeof inquiries> = {
  'GET /events/:id/participant-inquiries': (ctx) => ownInquiries(ctx),
  'POST /events/:id/participant-inquiries': (ctx) => sendInquiry(ctx),
  'GET /owner/event-participant-inquiries': (ctx) => listInquiries(ctx),
  'GET /owner/event-participant-inquiries/counters': (ctx) => countInquiries(ctx),
  'GET /owner/event-participant-inquiries/download': (ctx) => downloadInquiries(ctx),
  'POST /owner/event-participant-inquiries/decision': (ctx) => decideInquiry(ctx),
}
