import { createContext, type ReactNode, use } from 'react'

type CachedMarkupProps = { of: unknown; at?: string | undefined; children: ReactNode }

/** The markup of a part of a page, rendered when it was not shown lately. */
export type KeepMarkup = (props: CachedMarkupProps) => string

export const MarkupContext = createContext<KeepMarkup | null>(null)

type Props = CachedMarkupProps & { className: string }

/**
 * A part of a page whose first look depends on nothing but `of`, the address `at` and the language: no other context, no
 * useId. The server renders it once for all pages that show it; a browser renders it as any other.
 */
export const Kept = ({ className, ...props }: Props) => {
  const keep = use(MarkupContext)
  if (!keep) return <div className={className}>{props.children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has made of the same children
  return <div className={className} dangerouslySetInnerHTML={{ __html: keep(props) }} />
}
