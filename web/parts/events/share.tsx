import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'

type Props = { title: string; className: string }

/** Shares the page the way of the device, or copies its address where there is none. */
export const Share = ({ title, className }: Props) => {
  const { page } = useWords().events
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const url = location.origin + location.pathname
    // closing the sheet without a choice is no failure
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined)
    // pages that came over plain http may not write to the clipboard
    if (!navigator.clipboard) return prompt(page.share, url)
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  const Icon = isCopied ? Check : Share2
  return (
    <button type="button" onClick={share} className={`script-only ${className}`}>
      <Icon className="size-5" aria-hidden="true" />
      <span role="status">{isCopied ? page.copied : page.share}</span>
    </button>
  )
}
