import { data } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { cityLabel } from '../../cities/city-choice.ts'
import { loadNavigation } from '../load-navigation.ts'
import type { Context } from '../queue-calls.ts'

const defaultZone = 'Europe/Moscow'

/** The latest own exports, null if they could not be loaded, and the screens of staff. Users without a role for any list get 403. */
export const loadExports = async ({ context }: { context: Context }) => {
  const viewer = await signedIn(context, paths.adminExports())
  if (!viewer.roles.some((role) => role === 'crm_tk_staff' || role === 'admin')) throw data(null, { status: 403 })
  const [list, screens, { timezone }] = await Promise.all([
    tryApi(context)('GET /exports'),
    loadNavigation(context, viewer.roles),
    api(context)('GET /user/interface-settings'),
  ])
  const titles: Record<string, { title: string }> = { ...loaderWords(context).queues, ...loaderWords(context).exports }
  const titled = ({ name }: { name: string }) => titles[name]?.title ?? name
  const items = list.ok ? list.reply._items : []
  const cities = await cityNames(context, new Set(items.flatMap(({ filter }) => filter.cityId ?? [])))
  const cityOf = ({ filter: { cityId } }: { filter: Filter }) => (cityId === undefined ? null : (cities.get(cityId) ?? `№ ${cityId}`))
  return {
    exports: list.ok ? items.map((item) => ({ ...item, title: titled(item), city: cityOf(item) })) : null,
    screens,
    zone: timezone ?? defaultZone,
  }
}

type Filter = Record<string, string | number>

const cityNames = async (context: Context, ids: ReadonlySet<string | number>) => {
  const found = await Promise.all([...ids].map(async (id) => [id, await tryApi(context)('GET /cities/:id', { params: { id: Number(id) } })] as const))
  return new Map(found.flatMap(([id, city]) => (city.ok ? [[id, cityLabel(city.reply)] as const] : [])))
}

export type ExportsData = Awaited<ReturnType<typeof loadExports>>
export type ListedExport = NonNullable<ExportsData['exports']>[number]
export type ExportItem = Omit<ListedExport, 'title' | 'city'>
