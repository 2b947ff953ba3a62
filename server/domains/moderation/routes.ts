import type { moderation } from '../../../contract/moderation/moderation.ts'
import type { Handlers } from '../../kernel/call.ts'
import { auditLog } from './audit-log.ts'
import { undoDecision } from './undo.ts'

export const moderationRoutes: Handlers<typeof moderation> = {
  'POST /admin/decisions/:id/undo': (ctx) => undoDecision(ctx),
  'GET /admin/audit-log': (ctx) => auditLog(ctx),
}
