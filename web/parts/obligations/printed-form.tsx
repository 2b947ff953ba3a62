import { Download } from 'lucide-react'
import { useApiBase } from '../../kernel/api-base.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { callPaths } from '../../paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

/** The form for a parent to sign, and what happens after it is uploaded. */
export const PrintedForm = () => {
  const { form } = useWords().obligations.parentalConsent
  const address = callPaths(useApiBase()).consentForm(useLocale())
  return (
    <section className="flex flex-col items-start gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{form.title}</h2>
      <p>{form.text}</p>
      <ButtonAnchor href={address} download look="quiet">
        <Download className="size-5" aria-hidden="true" />
        {form.download}
      </ButtonAnchor>
      <p className="text-sm text-ink-soft">{form.next}</p>
    </section>
  )
}
