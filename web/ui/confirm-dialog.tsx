import type { ReactNode } from 'react'
import { useWords } from '../kernel/words.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = { title: string; action: string; isBusy?: boolean; onConfirm: () => void; onClose: () => void; children?: ReactNode }

/**
 * Asks before a loss that cannot be undone. `action` names the loss in a verb ("Delete the tool"), never "OK". The focus starts
 * on the answer that loses nothing. Without scripts the caller links to a page with the same question.
 */
export const ConfirmDialog = ({ title, action, isBusy = false, onConfirm, onClose, children }: Props) => {
  const { cancel } = useWords().ui
  const buttons = (
    <>
      <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
        {action}
      </Button>
      <Button look="quiet" onClick={onClose} autoFocus>
        {cancel}
      </Button>
    </>
  )
  return (
    <Dialog title={title} role="alertdialog" size="narrow" onClose={onClose} footer={buttons}>
      {children}
    </Dialog>
  )
}
