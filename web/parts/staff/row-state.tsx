import type { Decided } from '../../../contract/shapes.ts'
import { DecisionRecord } from './decision-record.tsx'
import type { Row } from './queue.ts'
import { StateBadge } from './state-badge.tsx'

/** `refusal` reports that a colleague made this decision first. */
type Props = { row: Row; decided: Decided | null; refusal: string | null; zone: string }

/** The state of a row at the top of its panel, with the decision in force. */
export const RowState = ({ row: { state, comment }, decided, refusal, zone }: Props) => (
  <div role={refusal ? 'status' : undefined} className={`flex flex-col items-start gap-2 ${refusal ? 'rounded-xl bg-sunken px-4 py-3' : ''}`}>
    {refusal && <p className="font-medium">{refusal}</p>}
    <StateBadge state={state} />
    {decided ? <DecisionRecord decided={decided} zone={zone} /> : comment && <q className="text-sm wrap-anywhere">{comment}</q>}
  </div>
)
