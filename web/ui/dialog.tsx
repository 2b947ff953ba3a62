import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = { title: string; closeLabel: string; onClose: () => void; isWide?: boolean; children: ReactNode }

/**
 * A modal dialog of the browser: it traps and returns focus and closes on Escape by itself. The server renders it open, so
 * that it works before scripts load, or without them.
 */
export const Dialog = ({ title, closeLabel, onClose, isWide = false, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // read before anything inside takes the focus
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(() => {
    const element = dialog.current
    const typedInto = document.activeElement
    element?.close()
    element?.showModal()
    // a user who began to type before scripts loaded keeps the focus in that field
    if (typedInto instanceof HTMLElement && element?.contains(typedInto)) typedInto.focus()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [opener])
  const closeByHand = (press: React.MouseEvent) => {
    press.preventDefault()
    onClose()
  }
  const closeOnBackdrop = (event: React.MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      open
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnBackdrop}
      className={`fixed inset-0 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-2xl bg-surface shadow-raised ${isWide ? 'max-w-3xl' : 'max-w-md'}`}
    >
      <div className="flex flex-col gap-5 p-5 sm:p-7">
        <header className="flex items-start justify-between gap-4">
          <h2 className="text-xl font-semibold">{title}</h2>
          <form method="dialog">
            <button type="submit" onClick={closeByHand} className="-m-2 rounded-lg p-2 hover:bg-sunken" aria-label={closeLabel}>
              <X className="size-6" aria-hidden="true" />
            </button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  )
}
