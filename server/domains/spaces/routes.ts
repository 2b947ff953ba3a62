import type { places } from '../../../contract/spaces/places.ts'
import type { spaces } from '../../../contract/spaces/spaces.ts'
import type { placeQueue as spec } from '../../../contract/spaces/suggestions.ts'
import type { Handlers } from '../../kernel/call.ts'
import { placesOnMap, spacesOnMap } from './map.ts'
import { listPlaces, placeFilters } from './place-list.ts'
import { onePlace } from './place-page.ts'
import { placeQueue } from './queue.ts'
import { completeSpaces, listSpaces, oneSpace, searchSpaces } from './spaces.ts'
import { suggestPlace } from './suggest.ts'

export const spacesRoutes: Handlers<typeof places & typeof spaces & typeof spec.calls> = {
  'GET /places': (ctx) => listPlaces(ctx),
  'GET /places/map': (ctx) => placesOnMap(ctx),
  'GET /places/filters': (ctx) => placeFilters(ctx),
  'POST /places': (ctx) => suggestPlace(ctx),
  'GET /places/:id': (ctx) => onePlace(ctx),
  'GET /admin/place-suggestions': (ctx) => placeQueue.list(ctx),
  'POST /admin/place-suggestions/:id/decision': (ctx) => placeQueue.decide(ctx),
  'GET /spaces': (ctx) => listSpaces(ctx),
  'GET /spaces/search': (ctx) => searchSpaces(ctx),
  'GET /spaces/map': (ctx) => spacesOnMap(ctx),
  'GET /spaces/completion': (ctx) => completeSpaces(ctx),
  'GET /spaces/:id': (ctx) => oneSpace(ctx),
}
