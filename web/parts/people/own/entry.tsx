import type { ReactNode } from 'react'
import { Editor } from '../../../forms/editor.tsx'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'

type Props = {
  title: string
  note?: string
  moderation?: 'approved' | 'wait' | 'declined'
  comment?: string | null
  remove: { intent: string; subject: number }
  /** The intent of the form that changes the entry. */
  save?: string
  children?: ReactNode
}

/** One entry of a profile list with its review state and its change and remove actions. */
export const Entry = ({ title, note, moderation, comment, remove, save, children }: Props) => {
  const t = useWords()
  const { own } = t.profile
  return (
    <article className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      {note && <p className="text-ink-soft">{note}</p>}
      {moderation === 'wait' && <p className="text-sm text-ink-soft">{t.people.page.waiting}</p>}
      {moderation === 'declined' && (
        <p className="text-sm text-danger wrap-anywhere">
          {t.people.page.notApproved}
          {comment && `: ${comment}`}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        {save && (
          <Editor intent={save} subject={remove.subject} title={own.change} name={`${own.change}: ${title}`}>
            {children}
          </Editor>
        )}
        <PostForm {...remove} submit={own.remove} name={own.removeNamed(title)} look="plain" />
      </div>
    </article>
  )
}
