import { useEffect, useRef } from 'react'
import { useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import { FormMessage } from '../../forms/form-message.tsx'
import { useWords } from '../../kernel/words.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/toast.ts'
import type { PanelAnswer } from './answer-panel.ts'
import { DecidedNotice } from './decided-notice.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Evidence } from './evidence.tsx'
import type { PanelData } from './load-panel.ts'
import type { QueueLooks, Row } from './queue.ts'
import { rowPath } from './queue-address.ts'
import { RowState } from './row-state.tsx'
import { useRowWords } from './row-words.ts'
import { UndoForm, useUndo } from './undo.tsx'

type Props = { page: PanelData; row: Row; posted: PanelAnswer | null }

/** The side panel of a row: the evidence, then the decision. After a decision the next waiting row opens. */
export const OpenRow = ({ page, row, posted }: Props) => {
  const { queue, rows, zone, page: number, perPage, totalCount } = page
  const [params] = useSearchParams()
  const { nameOf } = useRowWords()
  const { position } = useWords().staff
  const place = rows.findIndex(({ id }) => id === row.id)
  const to = (other: Row | undefined) => other && rowPath(queue, params, { id: other.id })
  return (
    <SidePanel
      title={nameOf(row)}
      closeTo={rowPath(queue, params)}
      previous={to(rows[place - 1])}
      next={to(place < 0 ? rows.find(({ id }) => id !== row.id) : rows[place + 1])}
      position={place < 0 ? undefined : position((number - 1) * perPage + place + 1, totalCount)}
    >
      <DecidedNotice page={page} posted={posted} />
      <OpenItem key={row.id} row={row} queue={queue} zone={zone} nextId={nextWaiting(page, row)} posted={posted} />
    </SidePanel>
  )
}

/** The first waiting row after this one, else the first before it. */
const nextWaiting = ({ rows, queue }: PanelData, row: Row): number | undefined => {
  const place = rows.findIndex(({ id }) => id === row.id)
  const isWaiting = ({ id, state }: Row) => state === queue.states[0] && id !== row.id
  return (rows.slice(place + 1).find(isWaiting) ?? rows.find(isWaiting))?.id
}

/** Refusals of a decision about a row that does not wait. */
const tooLate = ['alreadyDecided', 'notWaiting']

type ItemProps = { row: Row; queue: QueueLooks; zone: string; nextId: number | undefined; posted: PanelAnswer | null }

/** When a colleague has decided meanwhile, the page shows the row as it is, and keeps the chosen reason and the typed comment. */
const OpenItem = ({ row, queue, zone, nextId, posted }: ItemProps) => {
  const { staff, moderation } = useWords()
  const fetcher = useFetcher<PanelAnswer>()
  const answer = fetcher.data ?? (posted?.subject === String(row.id) ? posted : null)
  const place = useStateFocus(row)
  useDecided(fetcher.data?.row, { queue, nextId })
  const isWaiting = row.state === queue.states[0]
  const lost = !isWaiting && tooLate.some((reason) => reason === answer?.problem?.reason) ? answer : null
  const lostReason = queue.reasons.find((reason) => reason === lost?.lostTo?.reason)
  return (
    <div ref={place} className="contents">
      <RowState row={row} decided={lost?.lostTo?.decided ?? row.decided} refusal={lost?.problem?.message ?? null} zone={zone} />
      <Evidence row={row} zone={zone} />
      {lostReason && (
        <p>
          {staff.unsentReason}: {moderation.reasons[lostReason]}
        </p>
      )}
      {lost?.lostTo?.comment && (
        <TextArea label={staff.unsentComment} help={staff.unsentCommentHelp} defaultValue={lost.lostTo.comment} readOnly rows={3} />
      )}
      {posted?.intent === 'undo' && posted.subject === String(row.decision?.id) && <FormMessage problem={posted.problem} />}
      {isWaiting ? <DecisionForm row={row} queue={queue} nextId={nextId} fetcher={fetcher} answer={answer} /> : <UndoForm row={row} queue={queue} />}
    </div>
  )
}

/** Reports a decision in a toast, with its undo, and opens the next row in place of this one. */
const useDecided = (decided: Row | undefined, { queue, nextId }: Pick<ItemProps, 'queue' | 'nextId'>) => {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const undo = useUndo(queue)
  const { resultOf } = useRowWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision is reported once, when it arrives
  useEffect(() => {
    if (!decided) return
    const { decision } = decided
    toast({ text: resultOf(decided), ...(decision && { undo: () => void undo(decided, decision.id) }) })
    void navigate(rowPath(queue, params, { id: nextId }), { replace: true, state, preventScrollReset: true })
  }, [decided])
}

/** Another state of the same row replaces its form, so the focus moves to the heading. */
const useStateFocus = ({ state }: Row) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current !== state) place.current?.closest('dialog')?.querySelector('h2')?.focus()
    shown.current = state
  }, [state])
  return place
}
