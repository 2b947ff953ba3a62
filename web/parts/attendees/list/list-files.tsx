import { Download, QrCode } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { maxDirectExportRows } from '../../../../contract/attendees/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useApiBase } from '../../../kernel/api-base.ts'
import { useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import type { EventParticipantsData } from './load-participants.ts'
import { filtersIn, participantsAddress } from './participants-address.ts'

/** The poster of the event, and the list as a file: a short one at once, a long one in the background. */
export const ListFiles = ({ data: { event, meta, exported } }: { data: Pick<EventParticipantsData, 'event' | 'meta' | 'exported'> }) => {
  const { list: t } = useWords().attendees
  const calls = callPaths(useApiBase())
  const [params] = useSearchParams()
  const { format, ...filters } = filtersIn(params, event.id)
  const { state } = participantsAddress.query(params)
  const isLong = meta.totalCount > maxDirectExportRows
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={calls.attendancePoster(event.id)} look="quiet" download>
          <QrCode className="size-5" aria-hidden="true" />
          {t.poster}
        </ButtonAnchor>
        {meta.totalCount > 0 && !isLong && (
          <ButtonAnchor href={calls.participantsFile({ ...filters, state, guestFormat: format })} look="quiet" download>
            <Download className="size-5" aria-hidden="true" />
            {t.exports.download}
          </ButtonAnchor>
        )}
        {exported?.status === 'ready' && (
          <ButtonAnchor href={calls.exportFile(exported.id)} look="plain" download>
            {t.exports.ready}
          </ButtonAnchor>
        )}
      </div>
      {isLong && (
        <PostForm intent="startExport" submit={t.exports.start} look="quiet" saved={t.exports.started} className="gap-2">
          <p className="text-sm text-ink-soft">{t.exports.long}</p>
        </PostForm>
      )}
    </div>
  )
}
