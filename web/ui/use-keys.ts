import { useLayoutEffect } from 'react'

/**
 * Keys without modifiers: letters (`j`) by their place on the keyboard, whatever its layout, others (`?`) by their character.
 * A key does nothing while the user types in a field, and behind a modal dialog; Enter on a control presses that control. The keys change together with what is shown, so that
 * a quick second press reaches the new ones.
 */
export const useKeys = (keys: Record<string, () => void>) =>
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const press = keys[letterOf(event)] ?? keys[event.key]
      if (!press || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === 'Enter' && isControl(event.target)) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

const letterOf = ({ code }: KeyboardEvent) => code.replace(/^Key/, '').toLowerCase()

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select, [role=combobox]'))

const isControl = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('a, button, input, summary')
