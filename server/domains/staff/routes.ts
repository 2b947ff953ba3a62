import type { staff } from '../../../contract/staff/staff.ts'
import type { Handlers } from '../../kernel/call.ts'
import { countWaiting } from './queues.ts'

export const staffRoutes: Handlers<ReturnType<typeof staff>> = {
  'GET /admin/counters': async (ctx) => ({ queues: await countWaiting(ctx) }),
}
