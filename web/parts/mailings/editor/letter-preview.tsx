import { useState } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { LetterFrame } from '../../../ui/letter-frame.tsx'
import type { MailingPageData } from './load-mailing.ts'

type Props = { preview: MailingPageData['preview']; isOpen: boolean }

/** With scripts the frame is created on opening, so that the page stays light. */
export const LetterPreview = ({ preview: { subject, html }, isOpen: isOpenAtFirst }: Props) => {
  const { preview: t } = useWords().mailings
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const frame = <LetterFrame title={t.letter} html={html} className="h-144" />
  return (
    <div className="flex flex-col gap-2">
      <p className="wrap-anywhere">{t.subject(subject)}</p>
      <details open={isOpenAtFirst} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-(--control) items-center rounded-xl border border-line-strong px-4 font-medium hover:bg-sunken">
          {t.show}
        </summary>
        {isOpen ? frame : <noscript>{frame}</noscript>}
      </details>
    </div>
  )
}
