import { Check, Copy, Share2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { useRootData } from '../../kernel/root-data.ts'
import { useWords } from '../../kernel/words.tsx'
import { LinkList, listedLink } from '../../ui/link-list.tsx'
import { SteadyWords } from '../../ui/steady-words.tsx'
import { OutsideLink } from './outside-link.tsx'
import { shareLinks } from './share-links.ts'

type Props = { title: string; className: string }

/** The share sheet of the device; where there is none, messengers and the address to copy. */
export const Share = ({ title, className }: Props) => {
  const { share: t } = useWords().attending
  const url = `${useRootData()?.siteUrl ?? ''}${useHref(useLocation().pathname)}`
  const openSheet = (press: MouseEvent) => {
    if (!navigator.share) return
    press.preventDefault()
    // closing the sheet without a choice rejects, but is not a failure
    navigator.share({ title, url }).catch(() => undefined)
  }
  const links = shareLinks({ title, url })
  return (
    <LinkList
      name="share"
      summaryClass={className}
      onPress={openSheet}
      label={
        <>
          <Share2 className="size-5" aria-hidden="true" />
          {t.open}
        </>
      }
    >
      {links.map(({ network, href }) => (
        <li key={network}>
          <OutsideLink href={href} rel="nofollow" className={listedLink}>
            {t[network]}
          </OutsideLink>
        </li>
      ))}
      <li className="script-only">
        <CopyLink url={url} />
      </li>
    </LinkList>
  )
}

const CopyLink = ({ url }: { url: string }) => {
  const { share: t } = useWords().attending
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // the clipboard is unavailable on plain http
    if (!navigator.clipboard) return void prompt(t.copy, url)
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <button type="button" onClick={copy} onBlur={() => setCopied(false)} className={listedLink}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <SteadyWords before={t.copy} after={t.copied} isAfter={isCopied} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t.copied}
      </span>
    </>
  )
}
