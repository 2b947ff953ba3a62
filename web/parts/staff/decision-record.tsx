import type { Decided } from '../../../contract/shapes.ts'
import { useWords } from '../../kernel/words.tsx'
import { useRowWords } from './row-words.ts'
import { useTimes } from './use-times.ts'

type Props = { decided: Decided; zone: string; isShort?: boolean }

/** A decision in force: its author, time, reason and comment. In a list it is cut to a few lines. */
export const DecisionRecord = ({ decided: { by, at, reason, comment }, zone, isShort = false }: Props) => {
  const { staff, moderation } = useWords()
  const { deciderOf } = useRowWords()
  const { timeOf } = useTimes(zone)
  return (
    <div className={`flex flex-col text-sm wrap-anywhere ${isShort ? 'max-sm:inline' : 'gap-1'}`}>
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
        <p className={isShort ? 'sm:line-clamp-2' : undefined}>
          <span className="text-ink-soft">{staff.comment}: </span>
          <q>{comment}</q>
        </p>
      )}
    </div>
  )
}
