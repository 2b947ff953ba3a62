import type { QueueDeclaration } from '../../../contract/moderation/queue-calls.ts'
import { type Column, type ExportName, type TableExport, tableExport } from '../../kernel/table-export.ts'
import { countQueue, type QueueSql, queueBatch } from './list.ts'

/** A column of an exported queue. The city is in the language of the file. */
export type QueueColumn<Row> = Column<Row & { cityName: string | null }>

type Exported<Row> = {
  spec: Pick<QueueDeclaration, 'filter'> & { name: ExportName }
  source: QueueSql<Row> & { waitingStatus: string; statuses: readonly string[] }
  columns: readonly QueueColumn<Row>[]
}

/** The list of a queue as a file, with the filters and rows of its screen. */
export const queueExport = <Row extends { id: number }>({ spec, source, columns }: Exported<Row>): TableExport =>
  tableExport({
    name: spec.name,
    access: 'staff',
    filter: spec.filter,
    columns,
    count: (db, filters, { id }) => countQueue(db, source, { ...filters, readerId: id }),
    read: (db, filters, batch) => queueBatch(db, source, { ...filters, readerId: batch.requester.id }, batch),
  })
