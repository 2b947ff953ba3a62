import { useState } from 'react'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'

/** Recovery codes that replace the app, shown only once. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => {
  const { secondStep: t } = useWords().obligations
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <section className="flex flex-col gap-4 rounded-xl bg-accent-soft p-4" role="status">
      <h3 className="text-lg font-semibold">{t.recoveryTitle}</h3>
      <p>{t.recoveryLead}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="script-only">
        <Button look="quiet" onClick={copy}>
          {isCopied ? t.copied : t.copy}
        </Button>
      </div>
    </section>
  )
}
