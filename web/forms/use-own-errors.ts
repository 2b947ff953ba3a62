import { type RefObject, useEffect } from 'react'

/** With scripts the server's errors are shown at the fields instead of the browser's own messages. */
export const useOwnErrors = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])
