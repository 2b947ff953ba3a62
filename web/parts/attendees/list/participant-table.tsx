import { type FormEvent, useRef, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EnterKey } from '../../../ui/enter-key.tsx'
import { rowBoxes, setChosen } from '../../../ui/row-selection.ts'
import type { ParticipantsAnswer } from './answer-participants.ts'
import { type BulkChange, questionOf } from './bulk-change.ts'
import { BulkQuestion } from './bulk-question.tsx'
import { DecisionBar } from './decision-bar.tsx'
import type { EventParticipantsData } from './load-participants.ts'
import { useParticipantColumns } from './participant-columns.tsx'
import { openIn, openPath, participantsPath } from './participants-address.ts'
import { ParticipantMenu } from './row-actions.tsx'
import { useDoneToast } from './use-done-toast.ts'

type Props = { data: Pick<EventParticipantsData, 'rows' | 'event' | 'meta' | 'tags' | 'canMark'>; answer: ParticipantsAnswer | null }

/** Rows with their menus, and the bar for the chosen ones. Enter decides nothing. */
export const ParticipantTable = ({ data: { rows, event, meta, tags, canMark }, answer: posted }: Props) => {
  const { list: t } = useWords().attendees
  const fetcher = useFetcher<ParticipantsAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<BulkChange | null>(posted?.asked ?? null)
  const columns = useParticipantColumns({ zone: event.timezoneName, canMark })
  const answer = fetcher.data
  const clear = () => setChosen(rowBoxes(form.current), false)
  useDoneToast(answer?.problem ? undefined : answer, event.id, clear)
  // without scripts the action answers with the same question
  const ask = (press: FormEvent<HTMLFormElement>) => {
    const { submitter } = press.nativeEvent as SubmitEvent
    const question = questionOf(new FormData(press.currentTarget, submitter))
    if (!question) return
    press.preventDefault()
    submitter?.closest('details')?.removeAttribute('open')
    setAsked(question)
  }
  return (
    <>
      <fetcher.Form ref={form} method="post" action={participantsPath(params)} preventScrollReset onSubmit={ask}>
        <EnterKey />
        <DataTable
          label={t.title}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ user }) => user?.name ?? t.deleted}
          selectAs="participant"
          rowTo={({ id }) => openPath(params, id)}
          openId={openIn(params) ?? undefined}
          menu={(row) => <ParticipantMenu row={row} name={row.user?.name ?? t.deleted} canMark={canMark} />}
          empty={null}
        />
        <DecisionBar
          problem={answer?.problem ?? null}
          isBusy={fetcher.state !== 'idle'}
          matching={meta.totalCount > rows.length ? meta.totalCount : null}
          canMark={canMark}
        />
      </fetcher.Form>
      {asked && <BulkQuestion asked={asked} eventId={event.id} tags={tags} onClose={() => setAsked(null)} onDone={clear} />}
    </>
  )
}
