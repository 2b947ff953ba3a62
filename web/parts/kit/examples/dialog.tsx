import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

type Open = 'dialog' | 'confirmation' | 'sheet' | null

export const DialogExample = () => {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button look="quiet" onClick={() => setOpen('confirmation')}>
        Delete the tool…
      </Button>
      <Button look="quiet" onClick={() => setOpen('sheet')}>
        Open a sheet
      </Button>
      {open === 'dialog' && <NoteDialog onClose={close} />}
      {open === 'confirmation' && (
        <ConfirmDialog title="Delete the tool?" action="Delete the tool" onConfirm={close} onClose={close}>
          <p>Three people have reserved it.</p>
        </ConfirmDialog>
      )}
      {open === 'sheet' && (
        <Sheet title="Filters" onClose={close} footer={<Button onClick={close}>Show 12</Button>}>
          <p>Free this week</p>
          <p>With delivery</p>
        </Sheet>
      )}
    </div>
  )
}

const NoteDialog = ({ onClose }: { onClose: () => void }) => {
  const [note, setNote] = useState('')
  return (
    <Dialog title="A note" onClose={onClose} isDirty={note !== ''} footer={<Button onClick={onClose}>Save</Button>}>
      <textarea
        aria-label="Note"
        rows={4}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        className="rounded-xl border border-line-strong bg-surface p-3"
      />
    </Dialog>
  )
}
