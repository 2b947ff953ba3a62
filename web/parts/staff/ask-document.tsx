import { FileQuestionMark } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { Row } from './queue.ts'

type Props = { row: Row; form: RefObject<HTMLFormElement | null> }

/** A row without a document: where to look for one, and a refusal that asks for it, filled in but not sent. */
export const AskDocument = ({ row, form }: Props) => {
  const { noDocument: t } = useWords().staff
  const [person] = row.people
  const ask = () => {
    const field = (name: string) => form.current?.querySelector<HTMLSelectElement | HTMLTextAreaElement>(`[name=${name}]`)
    const [reason, comment] = [field('reason'), field('comment')]
    const details = reason?.closest('details')
    if (!reason || !comment || !details) return
    details.open = true
    reason.value = 'notConfirmed'
    comment.value ||= t.comment
    comment.focus()
  }
  return (
    <div className="flex flex-col items-start gap-2 rounded-xl border border-dashed border-line-strong p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <FileQuestionMark className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        {t.title}
      </h3>
      <p className="text-ink-soft">{t.text}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button look="quiet" size="small" className="script-only" onClick={ask}>
          {t.ask}
        </Button>
        {person?.name && (
          <Link
            to={paths.user(person.id)}
            className="inline-flex min-h-(--control) items-center font-medium text-accent underline underline-offset-4"
          >
            {t.profile}
          </Link>
        )}
      </div>
    </div>
  )
}
