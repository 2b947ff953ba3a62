import { data } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import type { Context } from '../queue-calls.ts'

const defaultZone = 'Europe/Moscow'

/** The latest own exports. Users without a role for any list get 403. */
export const loadExports = async ({ context }: { context: Context }) => {
  const viewer = await signedIn(context, paths.adminExports())
  if (!viewer.roles.some((role) => role === 'crm_tk_staff' || role === 'admin')) throw data(null, { status: 403 })
  const [{ _items }, { timezone }] = await Promise.all([api(context)('GET /exports'), api(context)('GET /user/interface-settings')])
  const words: Record<string, { title: string }> = loaderWords(context).queues
  const titled = _items.map((item) => ({ ...item, title: words[item.name]?.title ?? item.name }))
  return { exports: titled, zone: timezone ?? defaultZone }
}
export type ExportsData = Awaited<ReturnType<typeof loadExports>>
export type ExportItem = Omit<ExportsData['exports'][number], 'title'>
