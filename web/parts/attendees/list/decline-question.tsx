import { useNavigate, useSearchParams } from 'react-router'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { QuestionDialog } from '../../cabinet/question-dialog.tsx'
import type { ParticipantsDone } from './answer-participants.ts'
import { ChangeFields } from './change-fields.tsx'
import type { ParticipantRow } from './load-participants.ts'
import { declinedIn, participantsPath } from './participants-address.ts'
import { useDoneToast } from './use-done-toast.ts'

/** Asks for a comment before one participant is declined. A declined participant has no question. */
export const DeclineQuestion = ({ rows, eventId }: { rows: ParticipantRow[]; eventId: number }) => {
  const [params] = useSearchParams()
  const row = rows.find(({ id }) => id === declinedIn(params))
  return row && row.state !== 'declined' ? <Question key={row.id} row={row} eventId={eventId} /> : null
}

const Question = ({ row, eventId }: { row: ParticipantRow; eventId: number }) => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const list = participantsPath(params)
  const close = () => void navigate(list, { replace: true, preventScrollReset: true })
  const post = useFormPost<ParticipantsDone>('decline', row.id)
  const { data } = post.fetcher
  // a refusal stays in the form
  useDoneToast(data?.problem ? undefined : data, eventId, close)
  return (
    <QuestionDialog title={t.decline.title} list={list} onClose={close}>
      <p className="font-medium wrap-anywhere">{row.user?.name ?? t.deleted}</p>
      <PostFormOf post={post} submit={t.decline.confirm} look="danger" saved={null}>
        {(fields) => <ChangeFields kind="decline" fields={fields} tags={[]} />}
      </PostFormOf>
    </QuestionDialog>
  )
}
