import { useEffect, useEffectEvent } from 'react'
import { wedgeReader } from './keyboard-wedge.ts'

/** Calls `onCode` with the codes of a scanner connected as a keyboard, wherever the focus is. */
export const useWedge = (onCode: (code: string) => void) => {
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const read = wedgeReader()
    const onKey = (event: KeyboardEvent) => {
      const code = read(event, event.timeStamp)
      if (code === null) return
      // the Enter would press the focused button or send the field
      event.preventDefault()
      event.stopPropagation()
      found(code)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
