import type { attendees } from '../../../contract/attendees/attendees.ts'
import type { Handlers } from '../../kernel/call.ts'
import { changeAttendance, scanParticipant, scanPoster } from './attendance.ts'
import { countersOf } from './counters.ts'
import { decideOnParticipants, undoOwnDecision } from './decisions.ts'
import { downloadParticipants } from './download.ts'
import { participantsPage } from './list.ts'
import { attendancePoster } from './poster.ts'
import { requestParticipantContacts } from './request-contacts.ts'
import { sendToParticipants } from './send-message.ts'
import { changeTags, tagsOf } from './tags.ts'

export const attendeesRoutes: Handlers<typeof attendees> = {
  'GET /owner/event-participants': (ctx) => participantsPage(ctx),
  'GET /owner/event-participants/counters': (ctx) => countersOf(ctx),
  'GET /owner/event-participants/export': (ctx) => downloadParticipants(ctx),
  'POST /owner/event-participants/state-update': (ctx) => decideOnParticipants(ctx),
  'POST /owner/event-participants/decisions/:id/undo': (ctx) => undoOwnDecision(ctx),
  'GET /owner/event-participants/tags': (ctx) => tagsOf(ctx),
  'POST /owner/event-participants/tags': (ctx) => changeTags(ctx),
  'POST /owner/event-participants/messages': (ctx) => sendToParticipants(ctx),
  'POST /owner/event-participants/request-contacts': (ctx) => requestParticipantContacts(ctx),
  'GET /owner/event-participants/attendance-qr': (ctx) => attendancePoster(ctx),
  'POST /owner/event-participants/scan': (ctx) => scanParticipant(ctx),
  'POST /owner/event-participants/attendance': (ctx) => changeAttendance(ctx),
  'POST /qr/event': (ctx) => scanPoster(ctx),
}
