import { data } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import type { Context } from '../queue-calls.ts'
import { queues } from '../queues.ts'

const defaultZone = 'Europe/Moscow'

/** The latest own exports, null if they could not be loaded, and the queues of the panel. Users without a role for any list get 403. */
export const loadExports = async ({ context }: { context: Context }) => {
  const viewer = await signedIn(context, paths.adminExports())
  if (!viewer.roles.some((role) => role === 'crm_tk_staff' || role === 'admin')) throw data(null, { status: 403 })
  const [list, counters, { timezone }] = await Promise.all([
    tryApi(context)('GET /exports'),
    tryApi(context)('GET /admin/counters'),
    api(context)('GET /user/interface-settings'),
  ])
  const titles: Record<string, { title: string }> = loaderWords(context).queues
  const titled = ({ name }: { name: string }) => titles[name]?.title ?? name
  return {
    exports: list.ok ? list.reply._items.map((item) => ({ ...item, title: titled(item) })) : null,
    queues: queues.map(({ looks: { name } }) => ({ name, title: titled({ name }), count: counters.ok ? counters.reply.queues[name] : undefined })),
    zone: timezone ?? defaultZone,
  }
}
export type ExportsData = Awaited<ReturnType<typeof loadExports>>
export type ListedExport = NonNullable<ExportsData['exports']>[number]
export type ExportItem = Omit<ListedExport, 'title'>
