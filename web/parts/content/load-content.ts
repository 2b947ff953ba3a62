import { data } from 'react-router'
import type { Address } from '../../../contract/contract.ts'
import { api } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'
import { type ContentRow, type ContentScreen, type Context, type DetailedRow, formFieldsOf, type Option, wholeNumber } from './content-table.ts'
import { tableNamed, tables } from './tables.ts'

/** A list of one table, or the form of a row. The calls refuse users who are not staff. */
export const loadContent = async ({ request, context }: { request: Request; context: Context }) => {
  const { search: query } = new URL(request.url)
  const params = new URLSearchParams(query)
  const table = tableNamed(params.get('table'))
  await signedIn(context, paths.adminContent(Object.fromEntries(params)))
  const id = params.get('id')
  const [shown, options, { timezone }] = await Promise.all([
    id === null ? listOf(context, table, params) : formOf(context, table, id),
    optionsOf(context, table),
    api(context)('GET /user/interface-settings'),
  ])
  const columns = table.columns.map((name) => ({ name, kind: table.fields[name]?.kind ?? 'text' }))
  const page = { table: table.path, tables: tables.map(({ path }) => path), columns, options, fields: formFieldsOf(table) }
  return { ...page, zone: timezone ?? 'Europe/Moscow', done: params.get('done'), ...shown }
}
export type ContentPage = Awaited<ReturnType<typeof loadContent>>
export type ListPage = Extract<ContentPage, { view: 'list' }>
export type FormPage = Extract<ContentPage, { view: 'form' }>

type Listed = { _items: ContentRow[]; _meta: { totalCount: number; pageCount: number } }

const maxPages = 1_000_000

const listOf = async (context: Context, { path }: ContentScreen, params: URLSearchParams) => {
  const query = {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    deleted: params.get('deleted') === '1',
    paginationPage: wholeNumber(params.get('paginationPage'), maxPages) ?? 1,
  }
  const list = await replyOf<Listed>(context, { address: `GET /admin/${path}`, query })
  return { view: 'list' as const, query, rows: list._items, totalCount: list._meta.totalCount, pageCount: list._meta.pageCount }
}

/** `id=new` is an empty form. */
const formOf = async (context: Context, { path }: ContentScreen, id: string) =>
  ({
    view: 'form' as const,
    row: id === 'new' ? null : await replyOf<DetailedRow>(context, { address: `GET /admin/${path}/:id`, params: { id } }),
  }) as const

const optionsOf = async (context: Context, { options = {} }: ContentScreen): Promise<Record<string, Option[]>> =>
  Object.fromEntries(await Promise.all(Object.entries(options).map(async ([name, load]) => [name, await load(context)] as const)))

type Call = { address: Address; params?: unknown; query?: unknown }

/** The contract declares the same reply for all tables, apart from the fields of their rows. */
export const replyOf = async <Reply>(context: Context, call: Call): Promise<Reply> => {
  const outcome = await context.get(siteContext).call(call)
  if (!outcome.ok) throw data(outcome.problem, { status: outcome.problem.status })
  // the fields of a row depend on the table, which is known only at run time
  return outcome.reply as Reply
}
