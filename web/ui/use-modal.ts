import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/**
 * Opens a dialog element as modal: the browser traps the focus, and this returns it to the opener. The server renders the
 * element open, so that it works before scripts load, or without them.
 */
export const useModal = (onClose: () => void) => {
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
  const onCancel = (event: SyntheticEvent) => {
    // a dialog inside this one bubbles its own event through React
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return { ref: dialog, open: true, onCancel, onClick }
}
