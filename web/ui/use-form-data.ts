import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Changes what a form posts: `change` gets the data of every submit while the control is enabled. */
export const useFormData = (control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, change: (data: FormData) => void) => {
  const onData = useEffectEvent((event: FormDataEvent) => {
    if (!control.current?.disabled) change(event.formData)
  })
  // with the commit: a form that is read before would post the raw text of a control that was just shown
  useLayoutEffect(() => {
    const form = control.current?.form
    form?.addEventListener('formdata', onData)
    return () => form?.removeEventListener('formdata', onData)
  }, [control])
}
