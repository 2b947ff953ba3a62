import { sql } from 'kysely'

/** Expects `events e`. An event from before the switch of a broadcast has links and no switch; links may also be those of a network. */
export const hasBroadcast = sql<boolean>`(e.has_broadcast or (e.has_live and not e.network_broadcast))`
