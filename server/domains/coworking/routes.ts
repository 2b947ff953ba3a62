import type { coworking } from '../../../contract/coworking/coworking.ts'
import type { Handlers } from '../../kernel/call.ts'
import { addUser, visit } from './by-staff.ts'
import { delist } from './delist.ts'
import { liftRestriction, listRestrictions, restrict } from './restrict.ts'
import { scanSpacePoster } from './scan-poster.ts'
import { coworkingDays, coworkingStatus, ownEntries } from './status.ts'
import { enlist } from './take-place.ts'

export const coworkingRoutes: Handlers<typeof coworking> = {
  'POST /coworking/enlist': (ctx) => enlist(ctx),
  'POST /coworking/delist': (ctx) => delist(ctx),
  'GET /coworking/status': (ctx) => coworkingStatus(ctx),
  'GET /coworking/days': (ctx) => coworkingDays(ctx),
  'GET /coworking/entries': (ctx) => ownEntries(ctx),
  'POST /coworking/visit': (ctx) => visit(ctx),
  'POST /coworking/add-user': (ctx) => addUser(ctx),
  'POST /coworking/restrict': (ctx) => restrict(ctx),
  'POST /coworking/lift-restriction': (ctx) => liftRestriction(ctx),
  'GET /coworking/restrictions': (ctx) => listRestrictions(ctx),
  'POST /qr/covorking': (ctx) => scanSpacePoster(ctx),
}
