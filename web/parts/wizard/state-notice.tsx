import type { Reply } from '../../../contract/contract.ts'
import { moderationAnswerLength } from '../../../contract/organizing/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useKeptAnswer } from './kept-answer.ts'

type Life = Reply<'GET /events/:id/draft'>['life']

/** The public version and the decision of staff. The answer is posted with the publication. */
export const StateNotice = ({ eventId, life, formId }: { eventId: number | null; life: Life; formId: string }) => {
  const t = useWords().wizard.life
  const text = textOf(life, t)
  if (!text) return null
  return (
    <section aria-label={t.title} className="flex flex-col gap-3 rounded-xl bg-sunken px-4 py-3">
      <p>{text}</p>
      {life.moderation === 'declined' && (
        <>
          <Decision life={life} />
          <Answer eventId={eventId} formId={formId} />
        </>
      )}
    </section>
  )
}

/** The reason and the comment of the moderator; a reason without a comment stands alone. */
const Decision = ({ life: { moderationReason: reason, moderationComment: comment } }: { life: Life }) =>
  comment && (
    <blockquote className="flex flex-col gap-1 border-l-2 border-line-strong pl-3 wrap-anywhere">
      {reason && reason !== comment && <p className="font-medium">{reason}</p>}
      <p className="whitespace-pre-line">{comment}</p>
    </blockquote>
  )

const Answer = ({ eventId, formId }: { eventId: number | null; formId: string }) => {
  const t = useWords().wizard.life
  const { answer, keep } = useKeptAnswer(eventId)
  return (
    <TextArea
      name="answer"
      form={formId}
      label={t.answer}
      help={t.answerHelp}
      maxLength={moderationAnswerLength}
      rows={2}
      value={answer}
      onChange={({ currentTarget }) => keep(currentTarget.value)}
    />
  )
}

type Words = { declined: string; waits: string; changeWaits: string; published: string; unpublished: string }

const textOf = (life: Life, t: Words): string | null => {
  if (life.moderation === 'declined') return t.declined
  if (life.isChangeWaiting) return t.changeWaits
  if (life.status === 'unpublished') return t.unpublished
  if (life.status !== 'published') return null
  return life.moderation === 'wait' ? t.waits : t.published
}
