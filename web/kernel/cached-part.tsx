import { createContext, type ReactNode, use } from 'react'

type CachedMarkupProps = { of: unknown; at?: string | undefined; children: ReactNode }

/** The markup of a part of a page, from the cache if it is there. */
export type CachedHtml = (props: CachedMarkupProps) => string

export const MarkupContext = createContext<CachedHtml | null>(null)

type Props = CachedMarkupProps & { className: string }

/**
 * A part of a page whose first render depends only on `of`, the address `at` and the language: no other context, no
 * useId. The server renders it once for all pages that show it; a browser renders it like any other part.
 */
export const CachedPart = ({ className, ...props }: Props) => {
  const cachedHtml = use(MarkupContext)
  if (!cachedHtml) return <div className={className}>{props.children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered this markup from the same children
  return <div className={className} dangerouslySetInnerHTML={{ __html: cachedHtml(props) }} />
}
