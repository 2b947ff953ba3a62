import type { Base } from './database.ts'
import type { Row } from './table.ts'

/** What an area is given to measure with. */
export type Bench = {
  rounds: number
  /** How long one round of a load lasts. */
  seconds: number
  isLarge: boolean
  say: (line: string) => void
  /** A filled database with so many events, opened when first asked for and kept until the end. */
  base: (events: number) => Promise<Base>
}

/** What an area found: rows of the table and what is to be told under it. */
export type Report = { rows: Row[]; notes?: string[] }
export type Area = (bench: Bench) => Promise<Report>
