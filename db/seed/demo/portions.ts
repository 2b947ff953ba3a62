/** PostgreSQL allows 65,535 values in a statement; an event has some forty. */
const maxRows = 500

/** Rows in lots that each fit a statement; no lot when there are no rows. */
export const portions = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, index) => rows.slice(index * maxRows, (index + 1) * maxRows))
