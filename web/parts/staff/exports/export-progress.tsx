import { useApiBase } from '../../../kernel/api-base.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { isRunning } from './is-running.ts'
import type { ExportItem } from './load-exports.ts'

/** The progress of an export, or the link to its file. */
export const ExportProgress = ({ item }: { item: ExportItem }) => {
  const { downloads: t } = useWords()
  const apiBase = useApiBase()
  const count = useCount()
  const { status, rowsDone, rowsTotal } = item
  if (status === 'ready')
    return (
      <ButtonAnchor href={callPaths(apiBase).exportFile(item.id)} look="quiet">
        {t.download}
      </ButtonAnchor>
    )
  return (
    <div role="status" className="flex flex-wrap items-center gap-2">
      <span className={status === 'failed' ? 'font-medium text-danger' : 'text-ink-soft'}>{t.states[status]}</span>
      {isRunning(item) && rowsTotal !== null && (
        <>
          <progress value={rowsDone} max={Math.max(rowsTotal, 1)} aria-label={t.states.making} className="h-2 w-28 accent-accent" />
          <span className="text-sm text-ink-soft tabular-nums">{t.progress(count(rowsDone), count(rowsTotal))}</span>
        </>
      )}
    </div>
  )
}

const useCount = () => {
  const locale = useLocale()
  const formatter = new Intl.NumberFormat(locale === 'kz' ? 'kk' : locale)
  return (value: number) => formatter.format(value)
}
