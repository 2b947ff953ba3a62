import { type RefObject, useEffect, useRef } from 'react'

/**
 * Once the screen shows another `view`, a focus that its control took away goes to the element marked with `data-focus`: a screen reader and the
 * Tab key go on there and not at the top of the page.
 */
export const useKeptFocus = (screen: RefObject<HTMLElement | null>, view: string) => {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) screen.current?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true })
  }, [screen, view])
}
