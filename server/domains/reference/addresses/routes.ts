import type { addresses } from '../../../../contract/reference/addresses.ts'
import type { Handlers } from '../../../kernel/call.ts'
import { addAddress, addressesPage, addressOf, searchedAddresses } from './addresses.ts'

export const addressesRoutes: Handlers<typeof addresses> = {
  'GET /addresses': (ctx) => addressesPage(ctx),
  'GET /addresses/search': (ctx) => searchedAddresses(ctx),
  'GET /addresses/:id': (ctx) => addressOf(ctx),
  'POST /addresses': (ctx) => addAddress(ctx),
}
