import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useReturnToList } from '../../../ui/use-return-to-list.ts'
import { QuestionDialog } from '../../cabinet/question-dialog.tsx'
import type { QuizListRow } from './load-quizzes.ts'
import { questionIn, quizzesPath } from './quizzes-address.ts'
import { TemplatePicker } from './template-picker.tsx'

/** The question of the address over the list: the template of a new survey, or the deletion of a row. */
export const ListQuestions = ({ rows }: { rows: QuizListRow[] }) => {
  const { list: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  const close = useReturnToList(quizzesPath(params))
  const question = questionIn(params)
  if (question?.ask === 'create')
    return (
      <Dialog title={t.createTitle} onClose={close} size="wide">
        <TemplatePicker />
      </Dialog>
    )
  const row = question && rows.find(({ id, canRemove }) => canRemove && id === question.quizId)
  return row ? <Remove key={row.id} row={row} onClose={close} /> : null
}

const Remove = ({ row, onClose }: { row: QuizListRow; onClose: () => void }) => {
  const { remove: t } = useWords().quizBuilder.list
  const [params] = useSearchParams()
  const post = useFormPost('remove', row.id)
  const toast = useToast()
  const { data } = post.fetcher
  useEffect(() => {
    if (!data || data.problem) return
    toast({ text: t.done })
    onClose()
  }, [data, t, toast, onClose])
  return (
    <QuestionDialog title={t.title} keep={t.keep} list={quizzesPath(params)} onClose={onClose}>
      <p className="font-medium wrap-anywhere">{row.title}</p>
      <p>{row.answerCount > 0 ? t.withAnswers(row.answerCount) : t.text}</p>
      <PostFormOf post={post} submit={t.confirm} look="danger" saved={null} />
    </QuestionDialog>
  )
}
