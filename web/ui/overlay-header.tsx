import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useWords } from '../kernel/words.tsx'

/** The title of a dialog or sheet and the button that closes it; without scripts the browser closes the dialog itself. */
export const OverlayHeader = ({ title, onClose }: { title: string; onClose: () => void }) => {
  const { close } = useWords().layout
  const closeByHand = (press: MouseEvent) => {
    press.preventDefault()
    onClose()
  }
  return (
    <header className="flex items-start justify-between gap-4">
      <h2 className="text-xl font-semibold wrap-anywhere">{title}</h2>
      <form method="dialog">
        <button type="submit" onClick={closeByHand} className="-m-2 rounded-lg p-2 hover:bg-sunken" aria-label={close}>
          <X className="size-6" aria-hidden="true" />
        </button>
      </form>
    </header>
  )
}
