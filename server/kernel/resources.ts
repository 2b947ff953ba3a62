import type { Logger } from 'pino'
import type { CacheValue } from './cache/value-cache.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Announce } from './facts.ts'
import type { Gateways } from './gateways.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PersonalData } from './personal-data.ts'

/** What a process has once, and hands to every call, reaction and job. Clock and randomness are parameters. */
export type Resources = {
  config: Config
  db: Db
  announce: Announce
  /** Hands out parts of pages that are the same whoever asks. */
  keep: CacheValue
  outside: Gateways
  limits: Limits
  log: Logger
  metrics: Metrics
  /** Of every domain, in the order in which they are erased and moved. */
  personalData: readonly PersonalData[]
  clock: () => Date
  /** Address of the site, without a slash at the end. */
  siteUrl: string
  /** Is the process saying goodbye: finishing what it has, taking nothing new? */
  isDraining?: () => boolean
}
