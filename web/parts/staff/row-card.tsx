import { ArrowDown, FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { PanelAnswer } from './answer-panel.ts'
import { DecisionForm } from './decision-form.tsx'
import { Facts } from './facts.tsx'
import type { Counters, PanelData } from './load-panel.ts'
import type { Row, RowPerson, State } from './queue.ts'

type Looks = PanelData['queue']
type Props = { row: Row; queue: Looks; zone: string; posted: PanelAnswer | null; onDecided: (counters: Counters) => void }

/** The facts of a row and the decision form, which the result replaces. */
export const RowCard = ({ row: loaded, queue, zone, posted, onDecided }: Props) => {
  const { staff } = useWords()
  const fetcher = useFetcher<PanelAnswer>()
  const answer = fetcher.data ?? posted
  const card = useRef<HTMLLIElement>(null)
  const decided = fetcher.data?.counters ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision is reported once, when it arrives
  useEffect(() => {
    if (!decided) return
    onDecided(decided)
    focusNext(card.current)
  }, [decided])
  const row = answer?.row ?? loaded
  const isWaiting = row.state === queue.states[0]
  return (
    <li
      ref={card}
      tabIndex={-1}
      data-waits={isWaiting || undefined}
      aria-labelledby={`${queue.name}-${row.id}`}
      className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4 max-sm:flex-col-reverse">
        <div id={`${queue.name}-${row.id}`} className="flex min-w-0 flex-col gap-4">
          {row.people.map((person, place) => (
            <Person key={person.id} person={person} zone={zone} isSurvivor={place > 0} />
          ))}
        </div>
        <Badge tone={tones[row.state]} isFresh={decided !== null}>
          {staff.states[row.state]}
        </Badge>
      </div>
      <Facts facts={row.facts} zone={zone} />
      <Files files={row.files} />
      {row.comment && <Comment comment={row.comment} />}
      {isWaiting && <DecisionForm row={row} queue={queue} fetcher={fetcher} answer={answer} />}
    </li>
  )
}

/** A deleted user has no name and no page. */
const Person = ({ person: { id, name, facts }, zone, isSurvivor }: { person: RowPerson; zone: string; isSurvivor: boolean }) => {
  const { staff } = useWords()
  return (
    <div className="flex flex-col gap-2">
      {isSurvivor && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <ArrowDown className="size-4 shrink-0" aria-hidden="true" />
          {staff.becomesPartOf}
        </p>
      )}
      <h3 className="text-xl leading-snug font-semibold wrap-anywhere">
        {name ? (
          <Link to={paths.user(id)} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          staff.nobody(id)
        )}
      </h3>
      <Facts facts={facts} zone={zone} />
    </div>
  )
}

const tones: Record<State, BadgeTone> = {
  wait: 'waiting',
  confirmed: 'waiting',
  approved: 'good',
  declined: 'danger',
  rejected: 'danger',
  absent: 'neutral',
  new: 'neutral',
}

/** Safe to open: uploads are served so that they cannot run scripts. Pictures open in a tab, other files are downloaded. */
const Files = ({ files }: Pick<Row, 'files'>) => {
  const { staff } = useWords()
  if (files.length === 0) return null
  return (
    <div>
      <h4 className="text-sm text-ink-soft">{staff.files}</h4>
      <ul className="flex flex-wrap gap-x-5">
        {files.map(({ url, name }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-2 wrap-anywhere"
            >
              <FileText className="size-5 shrink-0" aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Comment = ({ comment }: { comment: string }) => {
  const { staff } = useWords()
  return (
    <p className="wrap-anywhere">
      <span className="text-sm text-ink-soft">{staff.comment}: </span>
      <q>{comment}</q>
    </p>
  )
}

/** Focuses the next waiting card, or stays on this one after the last. */
const focusNext = (card: HTMLElement | null) => {
  const cards = [...(card?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-waits]') ?? [])]
  const isAfter = (other: HTMLElement) => card !== null && (card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = cards.find(isAfter) ?? card
  next?.focus()
}
