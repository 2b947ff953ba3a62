import { useFetcher, useSearchParams } from 'react-router'
import { exportFormats } from '../../../contract/exporting/limits.ts'
import { usePolling } from '../../kernel/use-polling.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { ExportAnswer } from './exports/answer-exports.ts'
import { ExportProgress } from './exports/export-progress.tsx'
import { isRunning } from './exports/is-running.ts'
import type { ExportsData } from './exports/load-exports.ts'
import type { PanelData } from './load-panel.ts'
import { anyState, queueAddressOf } from './queue-address.ts'

const pollMs = 1_500

/** Exports the list with its filters and shows the progress. Without scripts it opens the page of exports. */
export const ExportButton = ({ page: { queue } }: { page: PanelData }) => {
  const [params] = useSearchParams()
  const { downloads: t } = useWords()
  const post = useFetcher<ExportAnswer>()
  const list = useFetcher<ExportsData>()
  const started = post.data?.started ?? null
  // a disabled button would lose the focus
  const isBusy = post.state !== 'idle'
  const item = list.data?.exports?.find(({ id }) => id === started?.id) ?? started
  usePolling(() => list.load(paths.adminExports()), pollMs, item !== null && isRunning(item))
  const { status = queue.states[0], search, cityId } = queueAddressOf(queue).query(params)
  const fields = { list: queue.name, 'filter.status': status === anyState ? '' : status, 'filter.search': search, 'filter.cityId': cityId }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <post.Form
        method="post"
        action={paths.adminExports()}
        onSubmit={(press) => isBusy && press.preventDefault()}
        className="flex flex-wrap items-center gap-2"
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select name="format" aria-label={t.format} className="w-auto">
          {exportFormats.map((format) => (
            <option key={format} value={format}>
              {t.formats[format]}
            </option>
          ))}
        </Select>
        <Button type="submit" look="quiet" aria-disabled={isBusy || undefined}>
          {t.start}
        </Button>
      </post.Form>
      <p role="status" className="sr-only">
        {item?.status === 'ready' && t.readyNotice}
      </p>
      {item && <ExportProgress item={item} />}
      {post.data?.problem && (
        <p role="alert" className="font-medium text-danger">
          {post.data.problem}
        </p>
      )}
      <ButtonLink to={paths.adminExports()} look="quiet">
        {t.all}
      </ButtonLink>
    </div>
  )
}
