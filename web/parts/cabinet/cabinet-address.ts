import type { OwnerEventsQuery } from '../../../contract/cabinet/events.ts'
import { cabinetStates } from '../../../contract/organizing/limits.ts'
import { addressOf, pageOf, pathWith } from '../../lists/address.ts'
import { many, one, place, search, sort } from '../../lists/fields.ts'
import { paths } from '../../paths.ts'

const sorts = ['date', 'popularity', 'weight'] as const satisfies OwnerEventsQuery['sort'][]

/** The state and the folder name a list; clearing the filters leaves them. */
export const cabinetAddress = addressOf({
  state: place(cabinetStates),
  groupId: { ...one.id(), kind: 'place' },
  themeIds: many.id(),
  search: search(200),
  sort: sort(sorts),
})

/** Questions about one row, asked before its change. */
export const rowQuestions = ['unpublish', 'makeDraft', 'cancelEvent', 'removeEvent'] as const
export type RowQuestion = (typeof rowQuestions)[number]

/** Questions about folders; the last two are about the chosen folder. */
export const folderQuestions = ['createFolder', 'renameFolder', 'removeFolder'] as const
export type FolderQuestion = (typeof folderQuestions)[number]

type Question = { ask: RowQuestion; event: number } | { ask: FolderQuestion }

const [askName, eventName] = ['ask', 'event']

/** The question in an address, or null. It is no part of the list, so that links of the list leave it out. */
export const questionIn = (params: URLSearchParams): Question | null => {
  const ask = params.get(askName)
  const forFolder = folderQuestions.find((name) => name === ask)
  if (forFolder) return { ask: forFolder }
  const forRow = rowQuestions.find((name) => name === ask)
  return forRow ? { ask: forRow, event: Number(params.get(eventName)) } : null
}

/** The list of an address without a question. */
export const listPath = (params: URLSearchParams): string => pathWith(paths.cabinetEvents(), cabinetAddress.clean(params))

export const questionPath = (params: URLSearchParams, question: Question): string => {
  const asked = cabinetAddress.clean(params)
  asked.set(askName, question.ask)
  if ('event' in question) asked.set(eventName, String(question.event))
  return pathWith(paths.cabinetEvents(), asked)
}

/** The list in another state, on its first page; the other filters stay. */
export const statePath = (params: URLSearchParams, state: string | null): string => {
  const next = cabinetAddress.without(params, 'state')
  if (state !== null) next.set('state', state)
  return pathWith(paths.cabinetEvents(), cabinetAddress.clean(next))
}

/** Two addresses that differ in their question at most show the same list. */
export const isSameList = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname && listPath(one.searchParams) === listPath(other.searchParams)

/** The query of the call. */
export const listQuery = (params: URLSearchParams) => ({ ...cabinetAddress.query(params), paginationPage: pageOf(params), expand: 'photo' })
