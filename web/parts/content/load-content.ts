import { data } from 'react-router'
import type { Address } from '../../../contract/contract.ts'
import { api } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { loaderWords } from '../../kernel/loader-words.server.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf } from '../../lists/address.ts'
import { listParams } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import type { ComboboxOption } from '../../ui/combobox-options.ts'
import { loadNavigation } from '../staff/load-navigation.ts'
import { contentAddressOf, listQuery } from './content-address.ts'
import {
  type ContentRow,
  type ContentScreen,
  type Context,
  type DetailedRow,
  formFieldsOf,
  type TableName,
  type TableWords,
} from './content-table.ts'
import { linkedNames, shownIds } from './linked-names.ts'
import { tableNamed } from './tables.ts'

/** A list of one table, or the form of a row. The calls refuse users who are not staff. */
export const loadContent = async ({ request, context }: { request: Request; context: Context }) => {
  const params = new URL(request.url).searchParams
  const table = tableNamed(params.get('table'))
  const viewer = await signedIn(context, paths.adminContent(Object.fromEntries(params)))
  const id = params.get('id')
  const [shown, options, screens, { timezone }] = await Promise.all([
    id === null ? listOf(context, table, request) : formOf(context, table, id),
    optionsOf(context, table),
    loadNavigation(context, viewer.roles),
    api(context)('GET /user/interface-settings'),
  ])
  const columns = table.columns.map((name) => ({ name, kind: table.fields[name]?.kind ?? 'text' }))
  const words: Record<TableName, TableWords> = loaderWords(context).tables
  const named = shown.view === 'form' ? shown.named : {}
  const list = listQuery(table.path, params)
  const page = { list, table: table.path, words: words[table.path], screens, columns, options: { ...options, ...named }, fields: formFieldsOf(table) }
  return { ...page, zone: timezone ?? 'Europe/Moscow', done: params.get('done'), ...shown }
}
export type ContentPage = Awaited<ReturnType<typeof loadContent>>
export type ListPage = Extract<ContentPage, { view: 'list' }>
export type FormPage = Extract<ContentPage, { view: 'form' }>

type Listed = { _items: ContentRow[]; _meta: { totalCount: number; currentPage: number; perPage: number } }

const listOf = async (context: Context, { path }: ContentScreen, request: Request) => {
  const address = contentAddressOf(path)
  const params = listParams(request, paths.adminContent(), address)
  const { search = '', deleted } = address.query(params)
  const query = { search, deleted: deleted === '1', paginationPage: pageOf(params) }
  const { _items: rows, _meta: meta } = await replyOf<Listed>(context, { address: `GET /admin/${path}`, query })
  return { view: 'list' as const, rows, meta }
}

const formOf = async (context: Context, table: ContentScreen, address: string) => {
  const { path } = table
  const id = addressedRow(address)
  const row = id === null ? null : await replyOf<DetailedRow>(context, { address: `GET /admin/${path}/:id`, params: { id } })
  const texts: Record<string, (count: number) => string> = loaderWords(context).uses
  const uses = (row?.uses ?? []).map(({ by, count }) => texts[by]?.(count) ?? `${by}: ${count}`)
  const named = await linkedNames(context, table, (field) => shownIds(row, field))
  const sources = Object.fromEntries(Object.entries(table.linked ?? {}).map(([field, { source }]) => [field, source]))
  return { view: 'form' as const, row, uses, named, sources }
}

/** The id in an address; null for `new`, a row that is not saved yet. */
export const addressedRow = (id: string | null): number | null => {
  if (id === 'new') return null
  if (!/^[1-9]\d{0,14}$/.test(id ?? '')) throw data(null, { status: 404 })
  return Number(id)
}

const optionsOf = async (context: Context, { options = {} }: ContentScreen): Promise<Record<string, ComboboxOption[]>> =>
  Object.fromEntries(await Promise.all(Object.entries(options).map(async ([name, load]) => [name, await load(context)] as const)))

type Call = { address: Address; params?: unknown; query?: unknown }

/** The contract declares the same reply for all tables, apart from the fields of their rows. */
export const replyOf = async <Reply>(context: Context, call: Call): Promise<Reply> => {
  const outcome = await context.get(siteContext).call(call)
  if (!outcome.ok) throw data(outcome.problem, { status: outcome.problem.status })
  // the fields of a row depend on the table, which is known only at run time
  return outcome.reply as Reply
}
