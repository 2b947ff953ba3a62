import type { ReactNode } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = {
  title: string
  /** The answer that changes nothing. */
  keep?: string
  /** The address of the list without the question. */
  list: string
  onClose: () => void
  children: ReactNode
}

/** A question over the list, with an address of its own: it works without scripts, and Back closes it. */
export const QuestionDialog = ({ title, keep, list, onClose, children }: Props) => {
  const { cancel } = useWords().ui
  const closeHere = (press: React.MouseEvent) => {
    press.preventDefault()
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-4">{children}</div>
      <ButtonLink to={list} look="quiet" onClick={closeHere} className="self-start">
        {keep ?? cancel}
      </ButtonLink>
    </Dialog>
  )
}
