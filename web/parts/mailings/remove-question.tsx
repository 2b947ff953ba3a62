import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PostFormOf } from '../../forms/post-form.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { useToast } from '../../ui/toast.ts'
import { useReturnToList } from '../../ui/use-return-to-list.ts'
import { QuestionDialog } from '../cabinet/question-dialog.tsx'
import type { MailingListRow } from './load-mailings.ts'
import { mailingsPath, removalIn } from './mailings-address.ts'

/** The question of the address over the list. */
export const RemoveQuestion = ({ rows }: { rows: MailingListRow[] }) => {
  const [params] = useSearchParams()
  const asked = removalIn(params)
  const row = rows.find(({ id, canEdit }) => canEdit && id === asked)
  return row ? <Question key={row.id} row={row} /> : null
}

const Question = ({ row }: { row: MailingListRow }) => {
  const { remove: t } = useWords().mailings
  const [params] = useSearchParams()
  const list = mailingsPath(params)
  const close = useReturnToList(list)
  const post = useFormPost('remove', row.id)
  const toast = useToast()
  const { data } = post.fetcher
  useEffect(() => {
    if (!data || data.problem) return
    toast({ text: t.done })
    close()
  }, [data, t, toast, close])
  return (
    <QuestionDialog title={t.title} list={list} onClose={close}>
      <p className="font-medium wrap-anywhere">{row.subject}</p>
      <p>{t.text}</p>
      <PostFormOf post={post} submit={t.confirm} look="danger" saved={null} />
    </QuestionDialog>
  )
}
