import { useWords } from '../kernel/words.tsx'
import { Button } from './button.tsx'
import { OverlayHeader } from './overlay-header.tsx'
import { useModal } from './use-modal.ts'

/** Asks before a dialog or a page with unsaved content is left. The focus starts on the answer that loses nothing. */
export const UnsavedDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => {
  const { unsaved } = useWords().ui
  return (
    <dialog
      {...useModal(onStay)}
      role="alertdialog"
      aria-label={unsaved.title}
      className="fixed inset-0 z-50 w-[calc(100%-2rem)] max-w-sm rounded-2xl bg-surface shadow-raised"
    >
      <div className="flex flex-col gap-5 p-5 sm:p-7">
        <OverlayHeader title={unsaved.title} onClose={onStay} />
        <p>{unsaved.text}</p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={onStay} autoFocus>
            {unsaved.stay}
          </Button>
          <Button look="danger" onClick={onLeave}>
            {unsaved.leave}
          </Button>
        </p>
      </div>
    </dialog>
  )
}
