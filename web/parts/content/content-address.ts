import { addressOf } from '../../lists/address.ts'
import { flag, place, search } from '../../lists/fields.ts'
import type { TableName } from './content-table.ts'

/** The list of one table: its search, and whether it shows the deleted rows. */
export const contentAddressOf = (table: TableName) => addressOf({ table: place([table]), search: search(100), deleted: flag() })

/** The parameters of the list, which the address of a row keeps for the way back. */
export const listQuery = (table: TableName, params: URLSearchParams): Record<string, string> => ({
  ...Object.fromEntries(contentAddressOf(table).clean(params)),
  table,
})
