import { ChevronDown } from 'lucide-react'
import type { FormFields } from '../../../forms/form-fields.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox } from '../../../ui/field.tsx'

type Props = ReturnType<FormFields['checkbox']> & { text: readonly string[] }

/** The checkbox of a consent and its text. */
export const ConsentBox = ({ text, ...field }: Props) => (
  <div>
    <Checkbox {...field} required />
    <AgreementText text={text} />
  </div>
)

/** The text of an agreement, collapsed until the user opens it. */
export const AgreementText = ({ text }: { text: readonly string[] }) => {
  const t = useWords().accounts.consents
  return (
    <details className="group ml-8">
      <summary className="inline-flex min-h-8 items-center gap-1 rounded-lg text-sm text-accent">
        {t.read}
        <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="mt-1 flex flex-col gap-2 rounded-xl bg-sunken p-4 text-sm">
        {text.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
