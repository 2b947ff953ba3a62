import { useRevalidator, useSearchParams } from 'react-router'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { QuestionDialog } from '../../cabinet/question-dialog.tsx'
import type { ParticipantsDone } from './answer-participants.ts'
import { type BulkChange, countOf } from './bulk-change.ts'
import { ChangeFields } from './change-fields.tsx'
import { participantsPath } from './participants-address.ts'
import { useDoneToast } from './use-done-toast.ts'

type Props = { asked: BulkChange; eventId: number; tags: string[]; onClose: () => void; onDone: () => void }

/** Asks before a change of the chosen participants, with their number. */
export const BulkQuestion = ({ asked, eventId, tags, onClose, onDone }: Props) => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  const { revalidate } = useRevalidator()
  const post = useFormPost<ParticipantsDone>(asked.kind)
  const { data } = post.fetcher
  const { kind, ids, matching } = asked
  // a refusal stays in the form; the list may have changed since it was shown
  const close = () => {
    onClose()
    if (data?.problem) void revalidate()
  }
  useDoneToast(data?.problem ? undefined : data, eventId, () => {
    onClose()
    onDone()
  })
  return (
    <QuestionDialog title={t.bulk.titles[kind]} list={participantsPath(params)} onClose={close}>
      <p>{matching === null ? t.bulk.chosen(ids.length) : t.bulk.matching(matching)}</p>
      <PostFormOf post={post} submit={t.bulk.confirm[kind](countOf(asked))} look={kind === 'decline' ? 'danger' : 'main'} saved={null}>
        {(fields) => (
          <>
            <input type="hidden" name="sure" value="1" />
            {matching === null ? (
              ids.map((id) => <input key={id} type="hidden" name="participant" value={id} />)
            ) : (
              <input type="hidden" name="matching" value={matching} />
            )}
            <ChangeFields kind={kind} fields={fields} tags={tags} />
          </>
        )}
      </PostFormOf>
    </QuestionDialog>
  )
}
