import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { SteadyWords } from '../../ui/steady-words.tsx'

type Props = { title: string; className: string }

/** Opens the share sheet of the device, or copies the address where there is none. */
export const Share = ({ title, className }: Props) => {
  const { page } = useWords().events
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const url = location.origin + location.pathname
    // closing the sheet without a choice rejects, but is not a failure
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined)
    // the clipboard is unavailable on plain http
    if (!navigator.clipboard) return prompt(page.share, url)
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  const Icon = isCopied ? Check : Share2
  return (
    <>
      <button type="button" onClick={share} className={`script-only ${className}`}>
        <Icon className="size-5" aria-hidden="true" />
        <SteadyWords before={page.share} after={page.copied} isAfter={isCopied} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && page.copied}
      </span>
    </>
  )
}
