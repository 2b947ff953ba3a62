import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'

/** A code to read aloud or to copy: one press selects it, the button copies it. */
export const CodeToCopy = ({ code }: { code: string }) => {
  const { inbox } = useWords().home
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  return (
    <p className="flex flex-wrap items-center gap-4">
      <output aria-label={inbox.code} className="rounded-xl bg-accent-soft px-5 py-2 text-3xl font-semibold tracking-[0.2em] text-accent select-all">
        {code}
      </output>
      <span className="script-only">
        <Button look="quiet" onClick={copy}>
          {isCopied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? inbox.copied : inbox.copy}</span>
        </Button>
      </span>
    </p>
  )
}
