import { useEffect, useRef } from 'react'
import { groupNameLength } from '../../../contract/cabinet/limits.ts'
import { PostFormOf } from '../../forms/post-form.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { TextField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.ts'
import type { FolderQuestion } from './cabinet-address.ts'
import type { OwnEventsPage } from './load-own-events.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { useQuestion } from './use-question.ts'

type Folder = OwnEventsPage['folder']

/** The dialogs of folders: a new one, another name, the deletion. */
export const FolderQuestions = ({ folder }: { folder: Folder }) => {
  const { question } = useQuestion()
  if (!question || 'event' in question) return null
  if (question.ask === 'createFolder') return <Question ask="createFolder" folder={null} />
  return folder && <Question ask={question.ask} folder={folder} />
}

const Question = ({ ask, folder }: { ask: FolderQuestion; folder: Folder }) => {
  const { folder: t } = useWords().organizerCabinet
  const { list, close } = useQuestion()
  const post = useFormPost(ask, folder?.id)
  const words = { createFolder: t.create, renameFolder: t.rename, removeFolder: t.remove }[ask]
  const title = ask === 'removeFolder' ? t.remove.title(folder?.name ?? '') : ask === 'createFolder' ? t.create.title : t.rename.title
  useClosedWhenDone(post.fetcher.data, words.done, close)
  return (
    <QuestionDialog title={title} list={list} onClose={close}>
      {ask === 'removeFolder' && <p>{t.remove.text}</p>}
      <PostFormOf post={post} submit={words.confirm} look={ask === 'removeFolder' ? 'danger' : 'main'} saved={null}>
        {(fields) =>
          ask !== 'removeFolder' && (
            <TextField
              {...fields.text('name', t.create.name, { saved: folder?.name ?? '' })}
              help={t.create.help}
              maxLength={groupNameLength}
              autoFocus
              required
            />
          )
        }
      </PostFormOf>
    </QuestionDialog>
  )
}

/** A deletion opens another list, which closes the dialog by itself. */
const useClosedWhenDone = (answer: { problem: unknown } | undefined, text: string, close: () => void) => {
  const toast = useToast()
  const closeNow = useRef(close)
  closeNow.current = close
  useEffect(() => {
    if (!answer || answer.problem) return
    toast({ text })
    closeNow.current()
  }, [answer, text, toast])
}
