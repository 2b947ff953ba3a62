import type { Decided } from '../../../contract/shapes.ts'
import { useWords } from '../../kernel/words.tsx'
import { useRowWords } from './row-words.ts'
import { useTimes } from './use-times.ts'

/** A decision in force: its author, time, reason and comment. */
export const DecisionRecord = ({ decided: { by, at, reason, comment }, zone }: { decided: Decided; zone: string }) => {
  const { staff, moderation } = useWords()
  const { deciderOf } = useRowWords()
  const { timeOf } = useTimes(zone)
  return (
    <div className="flex flex-col gap-1 text-sm wrap-anywhere">
      <p>
        {deciderOf(by)}, <span className="text-ink-soft">{timeOf(at)}</span>
      </p>
      {reason && (
        <p>
          <span className="text-ink-soft">{staff.facts.reason}: </span>
          {moderation.reasons[reason]}
        </p>
      )}
      {comment && (
        <p>
          <span className="text-ink-soft">{staff.comment}: </span>
          <q>{comment}</q>
        </p>
      )}
    </div>
  )
}
