import { visitorTypes } from '../../../../contract/control/limits.ts'
import { addressOf, pageOf, pathWith } from '../../../lists/address.ts'
import { day, one, place, search } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

const tabs = [...visitorTypes, 'proposals', 'bans'] as const
export type VisitorTab = (typeof tabs)[number]

/** The day and the tab name a list; clearing the filters leaves them. */
export const visitorsAddress = addressOf({
  date: { ...day(), kind: 'place' },
  tab: place(tabs),
  eventId: one.id(),
  reserveId: one.id(),
  /** A visitor who was just added. */
  userId: one.id(),
  marked: one.of(['0', '1'] as const),
  search: search(200),
})

/** The list of an address, without a panel. */
export const visitorsPath = (spaceId: number, params: URLSearchParams): string => pathWith(paths.controlSpace(spaceId), visitorsAddress.clean(params))

/** Another tab or day of the list, on its first page and without its filters. */
export const placePath = (spaceId: number, params: URLSearchParams, changes: { tab?: VisitorTab | null; date?: string | null }): string => {
  const next = visitorsAddress.reset(params)
  for (const [name, value] of Object.entries(changes)) value === null ? next.delete(name) : next.set(name, value)
  return visitorsPath(spaceId, next)
}

const [addName, userName, banName] = ['add', 'user', 'ban']

/** The panel at an address: adding a visitor, who may be known, or banning one. Panels are no part of the list. */
export const panelIn = (params: URLSearchParams): { kind: 'add' | 'ban'; userId: number | null } | null => {
  const id = (name: string) => (/^[1-9]\d{0,14}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null)
  if (params.has(addName)) return { kind: 'add', userId: id(userName) }
  const banned = id(banName)
  return banned === null ? null : { kind: 'ban', userId: banned }
}

const withPanel = (spaceId: number, params: URLSearchParams, name: string, value: number): string => {
  const next = visitorsAddress.clean(params)
  next.set(name, String(value))
  return pathWith(paths.controlSpace(spaceId), next)
}
export const addPath = (spaceId: number, params: URLSearchParams): string => withPanel(spaceId, params, addName, 1)
export const banPath = (spaceId: number, params: URLSearchParams, userId: number): string => withPanel(spaceId, params, banName, userId)

/** The filters of the call; a tab that is no type has a list of its own. */
export const visitorsQuery = (params: URLSearchParams) => {
  const { tab, date: _date, ...filters } = visitorsAddress.query(params)
  const type = visitorTypes.find((name) => name === tab)
  return { ...filters, ...(type && { type }), paginationPage: pageOf(params) }
}
