import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Locale } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Resources } from '../../kernel/resources.ts'
import type { Cell } from '../../kernel/table-export.ts'
import { csvOf } from '../exporting/csv.ts'
import { safeName } from '../uploads/names.ts'
import { storageKeys } from '../uploads/store.ts'
import { filterOf } from './list.ts'
import { nameOf } from './present.ts'
import { allInquiryIds, type InquiryFile, type InquiryRow, inquiriesByIds } from './store.ts'

/** An archive of the files, which are read one after another while it is sent, and of a table with the texts. */
export const downloadInquiries = async (ctx: Ctx<'GET /owner/event-participant-inquiries/download'>) => {
  const { caller, db, now, query, refuse } = ctx
  const requested = query.ids && [...new Set(query.ids)]
  const ids = await allInquiryIds(db, { ...(await filterOf(ctx)), ids: requested })
  if (requested && ids.length < requested.length) throw refuse('forbidden')
  const rows = await inquiriesByIds(db, ids)
  const zip = new ZipFile()
  zip.addBuffer(await tableOf(rows, caller.locale), 'inquiries.csv', { compress: false, mtime: now })
  await addFiles(ctx, zip, rows)
  const size = await sizeOf(zip)
  // yazl declares its PassThrough as an interface without async iteration
  const stream = zip.outputStream as Readable
  return { name: `inquiries-${now.toISOString().slice(0, 10)}.zip`, mediaType: 'application/zip', size, stream }
}

/** Known before the first byte, because nothing is compressed: pictures and documents are already. */
const sizeOf = (zip: ZipFile) => new Promise<number>((resolve) => zip.end(undefined, (size?: number) => resolve(size ?? 0)))

const tableOf = (rows: readonly InquiryRow[], locale: Locale): Promise<Buffer> => {
  const { columns, inquiries } = dictionaries[locale]
  const titles = [columns.id, columns.event, columns.user, columns.inquiryType, columns.inquiryText, columns.state, columns.comment, columns.addedAt]
  const cells = rows.map((row): Cell[] => [
    row.id,
    row.event_name,
    nameOf(row),
    inquiries.types[row.type],
    row.text,
    inquiries.statuses[row.status],
    row.comment,
    row.created_at,
  ])
  return buffer(csvOf({ titles, batches: Readable.from([cells]), locale }))
}

type Deps = Pick<Resources, 'db' | 'outside' | 'log'>

/** Files whose bytes are lost are left out. */
const addFiles = async ({ db, outside, log }: Deps, zip: ZipFile, rows: readonly InquiryRow[]) => {
  const keys = await storageKeys(
    db,
    rows.flatMap(({ files }) => files.map(({ id }) => id)),
  )
  for (const { id, created_at, files } of rows) {
    for (const [index, file] of files.entries()) {
      const stored = await outside.storage.getStream(keys.get(file.id) ?? '')
      if (!stored) log.error({ uploadId: file.id }, 'the bytes of an upload are lost')
      else
        zip.addReadStreamLazy(nameInZip(id, index, file), { compress: false, size: stored.size, mtime: created_at }, (give) =>
          give(null, Readable.from(stored.stream, { objectMode: false })),
        )
    }
  }
}

/** A folder for each inquiry; the number keeps files of one name apart. Names are safe on every system. */
const nameInZip = (inquiryId: number, index: number, { name }: InquiryFile): string => {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin'
  return `${inquiryId}/${index + 1}-${safeName(name, ending).replace(/[<>:"|?*]/g, '_')}`
}
