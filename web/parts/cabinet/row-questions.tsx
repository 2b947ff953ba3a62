import { useEffect, useRef } from 'react'
import { cancelReasonLength } from '../../../contract/organizing/limits.ts'
import { PostFormOf } from '../../forms/post-form.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useToast } from '../../ui/toast.ts'
import { cancelledText, LaterEvents } from '../events/around/later-events.tsx'
import type { OwnEventsAnswer } from './answer-own-events.ts'
import type { RowQuestion } from './cabinet-address.ts'
import type { OwnRow } from './own-row.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { focusMenu } from './quick-actions.tsx'
import { useQuestion } from './use-question.ts'

type Props = { rows: OwnRow[]; onAnswer: (answer: OwnEventsAnswer) => void }

/** The question about a row before its change. A row that no longer allows the change has no question. */
export const RowQuestions = ({ rows, onAnswer }: Props) => {
  const { question } = useQuestion()
  if (!question || !('event' in question)) return null
  const row = rows.find(({ id }) => id === question.event)
  return row?.can[question.ask] ? <Question key={row.id} row={row} ask={question.ask} onAnswer={onAnswer} /> : null
}

const Question = ({ row, ask, onAnswer }: { row: OwnRow; ask: RowQuestion; onAnswer: Props['onAnswer'] }) => {
  const { organizerCabinet } = useWords()
  const { actions: t } = organizerCabinet
  const { list, close } = useQuestion()
  const toast = useToast()
  const post = useFormPost<OwnEventsAnswer>(ask, row.id)
  const { data } = post.fetcher
  const done = useRef({ onAnswer, close })
  done.current = { onAnswer, close }
  useEffect(() => {
    if (!data || data.problem) return
    toast({ text: data.later ? cancelledText(t.cancelEvent, data.later) : t[ask].done })
    done.current.onAnswer(data)
    done.current.close()
  }, [data, t, ask, toast])
  useEffect(() => () => void focusMenu(row.id), [row.id])
  return (
    <QuestionDialog title={t[ask].title} keep={t.keep} list={list} onClose={close}>
      <p className="font-medium wrap-anywhere">{row.name.trim() || organizerCabinet.unnamed(row.id)}</p>
      <p>
        {t[ask].text} {ask === 'cancelEvent' && notified(t.cancelEvent, row)}
      </p>
      <PostFormOf post={post} submit={t[ask].confirm} look="danger" saved={null}>
        {(fields) =>
          ask === 'cancelEvent' && (
            <>
              <TextArea
                {...fields.text('reason', t.cancelEvent.reason)}
                isOptional={t.optional}
                help={t.cancelEvent.reasonHelp}
                maxLength={cancelReasonLength}
                rows={2}
              />
              <LaterEvents fields={fields} count={row.series?.later ?? 0} />
            </>
          )
        }
      </PostFormOf>
    </QuestionDialog>
  )
}

type CancelWords = ReturnType<typeof useWords>['organizerCabinet']['actions']['cancelEvent']

/** Users who wait for a decision or for a seat are notified too. */
const notified = (t: CancelWords, { participants, waiting }: OwnRow): string =>
  participants + waiting > 0 ? t.notified(participants + waiting) : t.notifiedNone
