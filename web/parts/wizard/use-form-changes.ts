import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

const changes = ['input', 'change', 'click', 'focusout', 'drop']

/**
 * Reports everything that may have changed a field. Comboboxes, uploads and rows change hidden fields, which have no events,
 * so added and removed elements count as well.
 */
export const useFormChanges = (form: RefObject<HTMLFormElement | null>, read: () => void) => {
  const onChange = useEffectEvent(read)
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(onChange)
    }
    const now = () => onChange()
    const observer = new MutationObserver(soon)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['value'] })
    for (const event of changes) element.addEventListener(event, soon)
    addEventListener('pagehide', now)
    if (isTypedEarly(element)) soon()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const event of changes) element.removeEventListener(event, soon)
      removeEventListener('pagehide', now)
    }
  }, [form])
}

/** Was a text typed before scripts loaded? */
const isTypedEarly = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea:not([hidden]), input:not([type=hidden], [type=file])')].some((field) =>
    field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
