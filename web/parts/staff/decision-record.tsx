import type { Decided } from '../../../contract/shapes.ts'
import { useWords } from '../../kernel/words.tsx'
import { useRowWords } from './row-words.ts'
import { useTimes } from './use-times.ts'

type Props = { decided: Decided; zone: string; columnZone?: string }

/** A decision in force: its author, time, reason and comment. In a column, which names the zone, it is cut to a few lines. */
export const DecisionRecord = ({ decided: { by, at, reason, comment }, zone, columnZone }: Props) => {
  const { staff, moderation } = useWords()
  const { deciderOf } = useRowWords()
  const { timeOf } = useTimes(zone)
  const isShort = columnZone !== undefined
  return (
    <div className={`flex flex-col text-sm wrap-anywhere ${isShort ? 'xl:min-w-40' : 'gap-1'}`}>
      <p>
        {deciderOf(by)}, <span className="text-ink-soft">{timeOf(at, columnZone)}</span>
      </p>
      {reason && (
        <p>
          <span className="text-ink-soft">{staff.reason}: </span>
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
