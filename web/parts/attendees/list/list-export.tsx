import { useState } from 'react'
import { exportFormats } from '../../../../contract/exporting/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useApiBase } from '../../../kernel/api-base.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { format } from '../../../kernel/format.ts'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { EventParticipantsData } from './load-participants.ts'

type Props = { exported: EventParticipantsData['exported']; isLong: boolean }

const pollMs = 1_500

/** A long list as a file that is made in the background: its start, progress, failure and result. The page may be left meanwhile. */
export const ListExport = ({ exported, isLong }: Props) => {
  const { list: t } = useWords().attendees
  const [fresh, setFresh] = useState<typeof exported>(null)
  const [isGone, setGone] = useState(false)
  const item = fresh ?? exported
  const isRunning = !isGone && (item?.status === 'queued' || item?.status === 'making')
  const poll = async () => {
    if (!item) return
    const attempt = await browserApi('GET /exports/:id', { params: { id: item.id } })
    if (attempt.ok) setFresh(attempt.reply)
    // a removed file has no state any more
    else if (attempt.problem.status === 404) setGone(true)
  }
  usePolling(poll, pollMs, isRunning)
  return (
    <div className="flex basis-full flex-col gap-3">
      {item && !isGone && <State item={item} isRunning={isRunning} />}
      {isGone && <p role="status">{t.exports.gone}</p>}
      {isLong && !isRunning && (
        <PostForm intent="startExport" submit={t.exports.start} look="quiet" saved={t.exports.started} className="gap-2 sm:max-w-80">
          {(fields) => (
            <>
              <p className="text-sm text-ink-soft">{t.exports.long}</p>
              <SelectField {...fields.text('format', t.exports.format, { saved: 'xlsx' })}>
                {exportFormats.map((file) => (
                  <option key={file} value={file}>
                    {t.exports.formats[file]}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </PostForm>
      )}
    </div>
  )
}

const State = ({ item, isRunning }: { item: NonNullable<Props['exported']>; isRunning: boolean }) => {
  const { list: t } = useWords().attendees
  const locale = useLocale()
  const apiBase = useApiBase()
  const { id, status, rowsDone, rowsTotal, expiresAt } = item
  if (isRunning && rowsTotal !== null)
    return (
      <div className="max-w-md">
        <Progress label={t.exports.making} done={rowsDone} total={Math.max(rowsTotal, 1)} note={t.exports.leave} />
      </div>
    )
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {isRunning && <p className="text-ink-soft">{t.exports.queued}</p>}
      {status === 'failed' && <p className="font-medium text-danger">{t.exports.failed}</p>}
      {status === 'ready' && (
        <>
          <ButtonAnchor href={callPaths(apiBase).exportFile(id)} look="plain" download>
            {t.exports.ready}
          </ButtonAnchor>
          <span className="text-sm text-ink-soft">{t.exports.expires(format(expiresAt, { locale, zone: 'Europe/Moscow', kind: 'day' }))}</span>
        </>
      )}
    </div>
  )
}
