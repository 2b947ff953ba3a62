import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useWords } from '../../kernel/words.tsx'

type Props = ComponentProps<'a'> & { href: string }

/** An external link that opens a new tab. Only http(s) addresses become links, because users type them. */
export const OutsideLink = ({
  href,
  children,
  rel = '',
  className = 'inline-flex items-center gap-1.5 py-0.5 text-accent underline underline-offset-4',
  ...rest
}: Props) => {
  const t = useWords()
  if (!/^https?:\/\//i.test(href)) return <span>{children}</span>
  return (
    <a {...rest} href={href} target="_blank" rel={`noopener ${rel}`.trim()} className={className}>
      {children}
      <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only">{t.eventPage.newTab}</span>
    </a>
  )
}
