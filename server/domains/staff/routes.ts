import type { staff } from '../../../contract/staff/staff.ts'
import type { Handlers } from '../../kernel/call.ts'
import { countOpenThreads } from '../support/store.ts'
import { countWaiting } from './queues.ts'

export const staffRoutes: Handlers<ReturnType<typeof staff>> = {
  'GET /admin/counters': async (ctx) => {
    const [queues, supportMessages] = await Promise.all([countWaiting(ctx), countOpenThreads(ctx.db)])
    return { queues, supportMessages }
  },
}
