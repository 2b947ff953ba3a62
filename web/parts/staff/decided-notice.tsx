import { FormMessage } from '../../forms/form-message.tsx'
import type { PanelAnswer } from './answer-panel.ts'
import type { PanelData } from './load-panel.ts'
import { useRowWords } from './row-words.ts'
import { UndoForm } from './undo.tsx'

/** The last decision, on a page without scripts: with scripts a toast reports it. */
export const DecidedNotice = ({ page: { decidedRow, queue }, posted }: { page: PanelData; posted: PanelAnswer | null }) => {
  const { resultOf } = useRowWords()
  if (!decidedRow) return null
  return (
    <div role="status" className="flex flex-col gap-3 rounded-xl bg-accent-soft px-4 py-3">
      <p className="font-medium wrap-anywhere">{resultOf(decidedRow)}</p>
      <UndoForm row={decidedRow} queue={queue} />
      {posted?.intent === 'undo' && <FormMessage problem={posted.problem} />}
    </div>
  )
}
