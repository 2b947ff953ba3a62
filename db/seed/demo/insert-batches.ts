/** PostgreSQL allows 65,535 values in a statement; an event has some forty. */
const maxRows = 500

/** Batches of rows that fit one statement each; no batch for no rows. */
export const insertBatches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, index) => rows.slice(index * maxRows, (index + 1) * maxRows))
