import type { Base } from './database.ts'
import type { Row } from './table.ts'

/** The settings and databases of a measurement. */
export type Bench = {
  rounds: number
  /** Duration of one round of a load. */
  seconds: number
  isLarge: boolean
  say: (line: string) => void
  /** A filled database with the given number of events, opened at the first call and reused until the end. */
  base: (events: number) => Promise<Base>
}

/** The result of an area: rows of the table and notes below it. */
export type Report = { rows: Row[]; notes?: string[] }
export type Area = (bench: Bench) => Promise<Report>
