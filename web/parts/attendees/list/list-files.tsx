import { ChevronDown, Download, QrCode } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { maxDirectExportRows } from '../../../../contract/attendees/limits.ts'
import { exportFormats } from '../../../../contract/exporting/limits.ts'
import { useApiBase } from '../../../kernel/api-base.ts'
import { useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { ListExport } from './list-export.tsx'
import type { EventParticipantsData } from './load-participants.ts'
import { filtersIn, participantsAddress } from './participants-address.ts'

type Data = Pick<EventParticipantsData, 'event' | 'meta' | 'exported'>

/** The poster of the event, and the list as a file: a short one at once, a long one in the background. */
export const ListFiles = ({ data: { event, meta, exported } }: { data: Data }) => {
  const { list: t } = useWords().attendees
  const calls = callPaths(useApiBase())
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ButtonAnchor href={calls.attendancePoster(event.id)} look="quiet" download>
        <QrCode className="size-5 max-sm:hidden" aria-hidden="true" />
        {t.poster}
      </ButtonAnchor>
      {meta.totalCount > 0 && meta.totalCount <= maxDirectExportRows && <ShortList eventId={event.id} />}
      {(exported || meta.totalCount > maxDirectExportRows) && (
        <ListExport key={exported?.id} exported={exported} isLong={meta.totalCount > maxDirectExportRows} />
      )}
    </div>
  )
}

const ShortList = ({ eventId }: { eventId: number }) => {
  const { list: t } = useWords().attendees
  const calls = callPaths(useApiBase())
  const [params] = useSearchParams()
  const { format, ...filters } = filtersIn(params, eventId)
  const { state } = participantsAddress.query(params)
  return (
    <Menu
      name="file"
      summaryClass="inline-flex min-h-(--control) items-center gap-2 rounded-xl border border-line-strong bg-surface px-4 font-medium hover:bg-sunken"
      align="right"
      panelClass="w-48 p-2"
      label={
        <>
          <Download className="size-5 max-sm:hidden" aria-hidden="true" />
          {t.exports.download}
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      <ul>
        {exportFormats.toReversed().map((file) => (
          <li key={file}>
            <a
              href={calls.participantsFile({ ...filters, state, guestFormat: format, format: file })}
              download
              className="block rounded-lg px-3 py-2 hover:bg-sunken"
            >
              {t.exports.formats[file]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}
