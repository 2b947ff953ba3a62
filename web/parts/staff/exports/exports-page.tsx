import { useRevalidator } from 'react-router'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useTimes } from '../use-times.ts'
import { ExportProgress } from './export-progress.tsx'
import { isRunning } from './is-running.ts'
import type { ExportsData } from './load-exports.ts'

const pollMs = 2_000

/** The own exports, the latest first. Without scripts a link refreshes the progress. */
export const ExportsPage = ({ page, problem }: { page: ExportsData; problem: string | null }) => {
  const { downloads: t } = useWords()
  const { timeOf } = useTimes(page.zone)
  const { revalidate } = useRevalidator()
  usePolling(revalidate, pollMs, page.exports.some(isRunning))
  return (
    <div className="frame-narrow flex flex-col gap-6 py-8 sm:py-12" data-density="compact">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        <p className="text-ink-soft">{t.lead}</p>
      </header>
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.admin()} look="quiet">
          {t.back}
        </ButtonLink>
        <ButtonLink to={paths.adminExports()} look="quiet" reloadDocument className="no-script-only">
          {t.refresh}
        </ButtonLink>
      </div>
      {page.exports.length === 0 && <EmptyState title={t.empty} />}
      <ul className="flex flex-col gap-3">
        {page.exports.map((item) => (
          <li key={item.id} data-export={item.name} className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line p-4">
            <div className="flex min-w-0 flex-col">
              <p className="font-semibold">
                {item.title}, {t.formats[item.format]}
              </p>
              <p className="text-sm text-ink-soft">{timeOf(item.createdAt)}</p>
            </div>
            <ExportProgress item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
