import { Download } from 'lucide-react'
import { useApiBase } from '../../kernel/api-base.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { callPaths } from '../../paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

/** The form for a parent to sign. */
export const PrintedForm = () => {
  const { form } = useWords().obligations.parentalConsent
  const address = callPaths(useApiBase()).consentForm(useLocale())
  return (
    <>
      <p>{form.text}</p>
      <ButtonAnchor href={address} download look="quiet" className="self-start">
        <Download className="size-5" aria-hidden="true" />
        {form.download}
      </ButtonAnchor>
    </>
  )
}
