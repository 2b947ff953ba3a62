import { tryApi } from '../../kernel/api.ts'
import { loaderWords } from '../../kernel/loader-words.server.ts'
import type { Context } from './queue-calls.ts'
import { queues } from './queues.ts'

/** The screens of staff with the numbers of waiting items. Without the numbers the screens are listed all the same. */
export const loadNavigation = async (context: Context, roles: readonly string[]) => {
  const counters = await tryApi(context)('GET /admin/counters')
  return {
    queues: queues.map((queue) => {
      const { name } = queue.looks
      return { name, title: queue.words(context).title, count: counters.ok ? counters.reply.queues[name] : undefined }
    }),
    supportCount: counters.ok ? counters.reply.supportMessages : undefined,
    tables: Object.entries(loaderWords(context).tables).map(([path, { title }]) => ({ path, title })),
    isAdmin: roles.includes('admin'),
  }
}
export type StaffScreens = Awaited<ReturnType<typeof loadNavigation>>
