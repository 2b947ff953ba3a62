import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kernel/words.tsx'
import { Button } from './button.tsx'
import { SteadyWords } from './steady-words.tsx'

type Props = { text: string; label?: string }

/** Copies a text and says so in place. It needs scripts, so it is hidden without them; on plain http it shows the text. */
export const CopyButton = ({ text, label }: Props) => {
  const t = useWords().uiData
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // the clipboard is unavailable on plain http
    if (!navigator.clipboard) return void prompt(label ?? t.copy, text)
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <Button look="quiet" onClick={copy} onBlur={() => setCopied(false)} className="script-only">
        <Icon className="size-5" aria-hidden="true" />
        <SteadyWords before={label ?? t.copy} after={t.copied} isAfter={isCopied} />
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t.copied}
      </span>
    </>
  )
}
