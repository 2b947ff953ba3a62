/** PostgreSQL allows 65,535 values in a statement; an event has some forty. */
const mostRows = 500

/** Rows in lots that each fit a statement; no lot when there are no rows. */
export const portions = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / mostRows) }, (_, index) => rows.slice(index * mostRows, (index + 1) * mostRows))
